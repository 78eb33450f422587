/** Some sentences that belong together, each on a line of its own. */
interface EasyPart {
  heading: string;
  lines: readonly string[];
}

/** A page in easy German, by the rules of Netzwerk Leichte Sprache (guide-8). */
export interface EasyText {
  /** In the address: `thema`. */
  id: string;
  title: string;
  /** Pages whose easy version it is, the most important first. */
  paths: readonly [string, ...string[]];
  parts: readonly EasyPart[];
}
