/** What one can do on a page, in three steps (guide-2). */
export interface HelpTopic {
  /** Part of addresses of this page's help. */
  id: string;
  title: string;
  /** Pages it is about, with `:name` for parameters. */
  paths: readonly string[];
  /** What the page is for, in one or two sentences. */
  intro: string;
  steps: readonly [string, string, string];
  /** Words that people look for and that stand nowhere else in it. */
  words?: string;
}
