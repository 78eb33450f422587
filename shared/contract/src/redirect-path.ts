const MAX_LENGTH = 2_048;
const BASE = 'https://app.invalid';
/** Pages that are no place to return to, and the API, which is no page. */
const REFUSED = [/^\/login(\/|$)/i, /^\/api(\/|$)/i];

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || code === 0x7f || (code >= 0x80 && code < 0xa0)) return true;
  }
  return false;
}

/** The path decoded until nothing changes, or null when it cannot be decoded or never ends. */
function decodeFully(path: string): string | null {
  let text = path;
  for (let round = 0; round < 5; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(text);
    } catch {
      return null;
    }
    if (next === text) return text;
    text = next;
  }
  return null;
}

function isPlainPath(path: string): boolean {
  return (
    path.startsWith('/') &&
    !path.includes('//') &&
    !path.includes('\\') &&
    !hasControlCharacter(path)
  );
}

/**
 * Checks a redirect target from outside (`from`, a stored path, a deep link). Only a path of this
 * application passes; absolute, protocol-relative, backslash, script and encoded forms do not.
 * @param input the untrusted value
 * @param current the path shown now; the same path is refused
 * @returns the normalised path with query and hash, or null (access-17)
 */
export function safeRedirectPath(input: unknown, current?: string): string | null {
  if (typeof input !== 'string' || input.length > MAX_LENGTH) return null;
  if (!input.startsWith('/') || input.includes('\\') || hasControlCharacter(input)) return null;
  const pathPart = input.split(/[?#]/, 1)[0] ?? '';
  const decoded = decodeFully(pathPart);
  if (decoded === null || !isPlainPath(pathPart) || !isPlainPath(decoded)) return null;
  let url: URL;
  try {
    url = new URL(input, BASE);
  } catch {
    return null;
  }
  if (url.origin !== BASE || !isPlainPath(url.pathname)) return null;
  if (REFUSED.some((pattern) => pattern.test(url.pathname) || pattern.test(decoded))) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path === current ? null : path;
}
