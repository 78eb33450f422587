/** What a mail says. Everything is plain text; the parts make text and HTML of it. */
export type Letter = {
  readonly subject: string;
  /** The heading; also what a mailbox shows beside the subject. */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A list, for example of jobs: each with a link and what is to know about it. */
  readonly items?: readonly LetterItem[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string };
  /** What else may help: a link without a button. */
  readonly other?: { readonly label: string; readonly url: string };
  /** Said after the links. */
  readonly closing?: readonly string[];
  /** Small links at the end, beside the imprint. */
  readonly links?: readonly { readonly label: string; readonly url: string }[];
};

/** An entry of a list in a letter. */
export type LetterItem = {
  readonly title: string;
  readonly url: string;
  readonly facts: readonly string[];
};
