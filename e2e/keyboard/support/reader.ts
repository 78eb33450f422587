/** Keys that the journeys press. */
export type Key =
  | 'Tab'
  | 'Shift+Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowRight';

/** The name of something, whole, or a pattern of it. */
export type Name = string | RegExp;

/** What is compared: the page, an open dialog, or all with header and menu. */
export type Part = 'main' | 'dialog' | 'body';

/** What somebody has who sees nothing and uses no mouse: keys, and what the browser tells of itself. */
export interface Reader {
  /** Opens a path of the product. */
  open(path: string): Promise<void>;
  /** Signs in with a token, before the first page is opened. */
  enter(token: string): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Whether the focus is on this, by the accessibility tree of the browser. */
  isAt(role: string, name: Name): Promise<boolean>;
  /** Goes there without keys; only who reads the tree alone can. */
  jump?(role: string, name: Name): Promise<boolean>;
  /** The page's title and all its text. */
  text(): Promise<{ title: string; heading: string; body: string }>;
  path(): Promise<string>;
  /** Where the focus is, for messages of failures. */
  place(): Promise<string>;
  /** Compares a part of the page with the tree that is kept under this name; only Chromium keeps some. */
  compare(name: string, part: Part): Promise<void>;
  /** Errors of the page and violated policies since its opening. */
  errors(): string[];
  close(): Promise<void>;
}

/** A browser that opens such readers. */
export interface Engine {
  newReader(): Promise<Reader>;
  stop(): Promise<void>;
}

/** Whether a name is the one that is meant. */
export const isNamed = (name: Name, found: string): boolean =>
  typeof name === 'string' ? name === found : name.test(found);

/** Reads title, heading and text of the page; runs in the page. */
export const readText = () => ({
  title: document.title,
  heading: document.querySelector('main h1')?.textContent?.trim() ?? '',
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not told
  body: document.body.innerText,
});

/** What has the focus, roughly; runs in the page. */
export const readPlace = () =>
  `${document.querySelector('main h1')?.textContent} › ${document.activeElement?.outerHTML.slice(0, 200)}`;
