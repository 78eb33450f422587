import type { Block } from '../text-document.ts';

/** Signs that no typeface for letters has: emoji and what joins and colours them. */
const EMOJI =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3/gu;
const RETAINED_SYMBOLS = /[\u00A9\u00AE\u2122]/;

/** The same piece without emoji and with composed letters, so that the typeface has each sign. */
export function printable<T extends Block>(block: T): T {
  return Object.fromEntries(
    Object.entries(block).map(([key, value]: [string, unknown]) => [key, clean(value)]),
  ) as T;
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'string') return value;
  return value
    .normalize('NFC')
    .replace(EMOJI, (sign) => (RETAINED_SYMBOLS.test(sign) ? sign : ''))
    .replace(/\t/g, ' ')
    .replace(/\u202F/g, '\u00A0')
    .replace(/\u2011/g, '-');
}
