/** A document of text that can be looked at, copied, printed and saved (assistants-39). */
export interface TextDocument {
  /** Name of the file without its ending: 'Anschreiben Heinz Falkenberg'. */
  readonly name: string;
  /** Whose document it is; stands in the file's properties and below further pages. */
  readonly author: string;
  readonly look: DocumentLayout;
  readonly blocks: readonly Block[];
}

/** How a document is laid out on its pages. */
export interface DocumentLayout {
  /**
   * letter: a letter after DIN 5008. classic: periods in a column of their own, thin rules. modern:
   * the same with the product's colour. plain: one column without rules, best for reading programs.
   */
  readonly layout: 'letter' | 'classic' | 'modern' | 'plain';
  /** Height of the running text in points. */
  readonly textSize: 10 | 11 | 12;
}

/** One piece of a document; pieces follow each other from top to bottom. */
export type Block =
  | Head
  | Address
  | Entry
  /** Heading of a section. */
  | { readonly kind: 'heading'; readonly text: string }
  /** What a letter is about. */
  | { readonly kind: 'subject'; readonly text: string }
  /** Running text; a line break in it is kept. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly align?: 'end' }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A term and what belongs to it, side by side. */
  | { readonly kind: 'fact'; readonly term: string; readonly value: string };

/** Head of a CV: whose it is and how to reach them. */
export interface Head {
  readonly kind: 'head';
  /** What the document is: 'Lebenslauf'. */
  readonly title: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly photo?: Photo | undefined;
}

/** A picture of a person, as a data address of a JPEG. */
export interface Photo {
  readonly source: string;
  /** Width divided by height. */
  readonly ratio: number;
}

/** Who writes and to whom; the recipient's place fits the window of an envelope. */
export interface Address {
  readonly kind: 'address';
  readonly sender: readonly string[];
  readonly recipient: readonly string[];
}

/** A station of a CV. */
export interface Entry {
  readonly kind: 'entry';
  /** 'März 1998 – Juni 2024' or an empty text. */
  readonly when: string;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly items: readonly string[];
}
