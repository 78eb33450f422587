/** A written mail, still without a recipient. */
export type Mail = {
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
  readonly html: string;
};
