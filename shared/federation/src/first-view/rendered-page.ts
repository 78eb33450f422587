/** What was rendered of one page. */
export interface RenderedPage {
  html: string;
  /** The answered queries, as JSON. */
  queries: string;
}

/**
 * Reads what a host's part gives: a line with the answered queries as JSON, and the markup behind it.
 * Releases of the host before 2026-11-23 wrote both as one object.
 */
export function readRenderedPage(output: string): RenderedPage {
  if (output.startsWith('{')) {
    const { html, queries } = JSON.parse(output) as { html: string; queries?: unknown };
    return { html, queries: JSON.stringify(queries ?? []) };
  }
  const end = output.indexOf('\n');
  return { html: output.slice(end + 1), queries: output.slice(0, end) };
}
