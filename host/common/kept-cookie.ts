import { cookiePath } from '@silverjobs/contract/base-path';
import type { KeyValueStore } from '@silverjobs/shell';

const COOKIE = 'kept';
const YEAR_SECONDS = 31_536_000;
/** A cookie goes along with every request; what is longer is left to the browser. */
const MAX_LENGTH = 1_500;

/** Texts of the browser's storage that decide a first view, by their keys. */
export type KeptTexts = Readonly<Record<string, string>>;

/** What the browser keeps, as far as its cookies tell the document server (delivery-54). */
export function readKept(cookies: string): KeptTexts {
  try {
    const text = /(?:^|;\s*)kept=([^;]+)/.exec(cookies)?.[1];
    const values: unknown = JSON.parse(decodeURIComponent(text ?? '{}'));
    const entries = Object.entries(values as object);
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** The browser's storage, which mirrors in a cookie what decides a first view (delivery-54). */
export function mirrorStorageInCookie(
  store: KeyValueStore | null,
  keys: readonly string[],
): KeyValueStore | null {
  if (!store || keys.length === 0) return store;
  let last = '';
  const mirror = (): void => {
    const entries = keys.flatMap((key) => {
      const text = store.getItem(key);
      return text === null ? [] : [[key, text]];
    });
    const text = encodeURIComponent(JSON.stringify(Object.fromEntries(entries)));
    if (text === last) return;
    last = text;
    const isShort = entries.length > 0 && text.length <= MAX_LENGTH;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    const age = isShort ? YEAR_SECONDS : 0;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR
    document.cookie = `${COOKIE}=${isShort ? text : ''}; Path=${cookiePath()}; Max-Age=${age}; SameSite=Lax${secure}`;
  };
  try {
    mirror();
  } catch {
    return store;
  }
  return {
    getItem: (key) => store.getItem(key),
    setItem: (key, text) => {
      store.setItem(key, text);
      if (keys.includes(key)) mirror();
    },
    removeItem: (key) => {
      store.removeItem(key);
      if (keys.includes(key)) mirror();
    },
  };
}

/** A storage that holds these texts and takes no others. */
export function createReadOnlyStore(texts: KeptTexts): KeyValueStore {
  return { getItem: (key) => texts[key] ?? null, setItem: () => {}, removeItem: () => {} };
}
