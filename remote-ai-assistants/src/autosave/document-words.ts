/** How a kept document is spoken of. */
export interface DocumentWords {
  /** 'Lebenslauf' */
  readonly name: string;
  /** 'er', 'es' */
  readonly it: string;
  /** Beside the bar as long as nothing is stored. */
  readonly unsaved: string;
  /** What the one that was replaced is called: 'Vorherige Fassung'. */
  readonly previous: string;
  /** What else goes when it is deleted; '' for nothing. */
  readonly alsoDeleted: string;
}
