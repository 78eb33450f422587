/** What was rendered of one page. */
export interface RenderedPage {
  html: string;
  /** The answered queries, as JSON. */
  queries: string;
  /** What the page declares of its head, as JSON; null of hosts that knew no such thing. */
  head: string | null;
}

/**
 * Reads what a host's part gives: a line with the answered queries as JSON, one with the declared head, and
 * the markup behind them. Releases of the host before 2026-11-25 had no head, those before 2026-11-23 wrote
 * all as one object.
 */
export function readRenderedPage(output: string): RenderedPage {
  if (output.startsWith('{')) {
    const { html, queries } = JSON.parse(output) as { html: string; queries?: unknown };
    return { html, queries: JSON.stringify(queries ?? []), head: null };
  }
  const [queries, rest] = takeLine(output);
  if (!rest.startsWith('{')) return { html: rest, queries, head: null };
  const [head, html] = takeLine(rest);
  return { html, queries, head };
}

function takeLine(text: string): [line: string, rest: string] {
  const end = text.indexOf('\n');
  return [text.slice(0, end), text.slice(end + 1)];
}
