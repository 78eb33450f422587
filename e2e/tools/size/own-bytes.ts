import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedRemote } from '../../federation/support/registry.ts';

/** Kilobytes (1000 bytes) that a remote may bring for a page; `default` for every page that is not named. */
type PageBudgets = Record<string, number> & { default: number };

const pageBudgets: PageBudgets = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../page-budget.json'), 'utf8'),
);

/**
 * Compressed bytes of what a remote brings for each of its pages at once: its entry, scripts and styles.
 * @param url address of the product
 * @throws when the server does not say how much a file is
 */
export async function ownBytes(
  url: string,
  { name, release, entry, pages }: PublishedRemote,
): Promise<Map<string, number>> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? sizeOfFile(`${url}/releases/${name}/${release}/${file}`);
    sizes.set(file, size);
    return size;
  };
  const bytes = pages.map(async ({ path, files }) => {
    const parts = await Promise.all([entry, ...files.js, ...files.css].map(sizeOf));
    return [path, parts.reduce((sum, part) => sum + part, 0)] as const;
  });
  return new Map(await Promise.all(bytes));
}

async function sizeOfFile(address: string): Promise<number> {
  const answer = await fetch(address, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  const length = Number(answer.headers.get('content-length'));
  if (!answer.ok || !length)
    throw new Error(`The server does not say how much ${address} is: ${answer.status}.`);
  return length;
}

/** Pages of a remote that bring more than they may, in sentences. */
export function overOwnBudget(
  remote: string,
  bytes: ReadonlyMap<string, number>,
  budgets = pageBudgets,
): string[] {
  return [...bytes].flatMap(([path, size]) => {
    const limit = budgets[path] ?? budgets.default;
    return size > limit * 1_000
      ? [
          `${remote} brings ${(size / 1_000).toFixed(1)} KB for ${path}, budget ${limit} KB (e2e/page-budget.json).`,
        ]
      : [];
  });
}
