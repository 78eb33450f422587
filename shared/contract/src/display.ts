/** How somebody wants to see the product (docs/rules/display.md). */
export interface Display {
  /** Text size: 100, 125, 150 and 200 per cent. */
  size: 1 | 2 | 3 | 4;
  /** Colours; without a choice as the system asks for. */
  theme: 'system' | 'light' | 'dark' | 'contrast';
  /** Wider distances of lines, words and letters. */
  wide: boolean;
  /** Larger buttons and fields. */
  large: boolean;
  /** Less movement; without it as the system asks for. */
  calm: boolean;
  /** Enter sends messages; else it begins a line. */
  enter: boolean;
  /** No buttons for reading aloud. */
  silent: boolean;
}

/** What holds for who has chosen nothing. */
export const DEFAULT_DISPLAY: Display = {
  size: 1,
  theme: 'system',
  wide: false,
  large: false,
  calm: false,
  enter: false,
  silent: false,
};

/** Name of the cookie that tells the document server. */
export const DISPLAY_COOKIE = 'display';

/** What the account keeps: 'size3.dark.wide'; 'plain' where everything is as at first. */
export const DISPLAY_TEXT = /^[a-z1-4]{4,8}(?:\.[a-z]{4,8}){0,6}$/;

const SWITCHES = ['wide', 'large', 'calm', 'enter', 'silent'] as const;
const PLAIN = 'plain';

/** The choices as a text for cookie and account. */
export function displayText(display: Display): string {
  const words = [
    ...(display.size > 1 ? [`size${display.size}`] : []),
    ...(display.theme === 'system' ? [] : [display.theme]),
    ...SWITCHES.filter((name) => display[name]),
  ];
  return words.join('.') || PLAIN;
}

/** Reads such a text; words that mean nothing are passed over. Null without one. */
export function readDisplay(text: string | null | undefined): Display | null {
  if (!text) return null;
  const words = text.split('.');
  const has = (word: string) => words.includes(word);
  return {
    size: ([4, 3, 2] as const).find((size) => has(`size${size}`)) ?? 1,
    theme: (['light', 'dark', 'contrast'] as const).find(has) ?? 'system',
    wide: has('wide'),
    large: has('large'),
    calm: has('calm'),
    enter: has('enter'),
    silent: has('silent'),
  };
}

/** The text of a request's or the browser's cookies. */
export function displayCookie(cookies: string): string | null {
  return /(?:^|;\s*)display=([a-z1-4.]{1,80})(?:;|$)/.exec(cookies)?.[1] ?? null;
}

/** What the root element of the document says of it; null takes an attribute away. */
export function displayAttributes(display: Display): Record<string, string | null> {
  return {
    'data-text-size': display.size > 1 ? String(display.size) : null,
    'data-theme': display.theme === 'system' ? null : display.theme,
    'data-spacing': display.wide ? 'wide' : null,
    'data-targets': display.large ? 'large' : null,
    'data-motion': display.calm ? 'less' : null,
    'data-reading': display.silent ? 'off' : null,
  };
}
