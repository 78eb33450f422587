import { trimCharactersEnd } from './trim-end.ts';

/**
 * The product may run below a path of its origin, such as https://example.org/jobs (operation-45): its own
 * paths (`/messages`) never hold that path; addresses that a browser asks for do (`/jobs/messages`).
 */

/** Attribute of a document's root element with the path below which the product runs; none at the root. */
export const BASE_PATH_ATTRIBUTE = 'data-base-path';

/** Where the path stands: in a browser's document, or in the world in which a server renders a page. */
interface World {
  document?: { documentElement: { getAttribute(name: string): string | null } };
  silverjobsBasePath?: string;
}

/**
 * The path below which the product runs, without a slash at its end; '' at the root of its origin. Pages
 * ask for it; a server that is not rendering one has it in its configuration.
 */
export function basePath(): string {
  const { document, silverjobsBasePath = '' } = globalThis as World;
  return document?.documentElement.getAttribute(BASE_PATH_ATTRIBUTE) ?? silverjobsBasePath;
}

/** Tells pages that this world renders on a server below which path the product runs. */
export function renderBelow(base: string): void {
  (globalThis as World).silverjobsBasePath = base;
}

/** The address of a path of the product on its origin; `path` begins with a slash. */
export function withBasePath(path: string, base = basePath()): string {
  return `${base}${path}`;
}

/** The path of the product that an address on its origin leads to; as it is, where it is none of ours. */
export function withoutBasePath(address: string, base = basePath()): string {
  if (!isBelow(address, base)) return address;
  const path = address.slice(base.length);
  return path.startsWith('/') ? path : `/${path}`;
}

/** Whether an address on the product's origin is one of the product. */
export function isBelow(address: string, base = basePath()): boolean {
  return address.startsWith(base) && /^(?:[/?#]|$)/.test(address.slice(base.length));
}

/** The path of a public address, such as '/jobs' of https://example.org/jobs/; '' without one. */
export function basePathOf(publicUrl: string | undefined): string {
  return publicUrl === undefined ? '' : trimCharactersEnd(new URL(publicUrl).pathname, '/');
}

/** `Path` of the product's cookies, so that nothing else of the origin gets them. */
export function cookiePath(base = basePath()): string {
  return base || '/';
}
