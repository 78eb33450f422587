const STORED_UNDER = 'browserKey';
const BYTES = 24;

/**
 * A random number that names this browser, so that a link of a mail that it has used works for it again
 * (access-47), and a mailbox that is proven where it was registered ends nothing (access-48).
 * @returns undefined where the browser refuses to keep it
 */
export function browserKey(): string | undefined {
  try {
    const kept = localStorage.getItem(STORED_UNDER);
    if (kept && /^[\w-]{20,100}$/.test(kept)) return kept;
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
    const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    localStorage.setItem(STORED_UNDER, key);
    return key;
  } catch {
    return undefined;
  }
}
