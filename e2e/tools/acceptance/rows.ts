/** A row of the acceptance table. */
export interface AcceptanceRow {
  id: string;
  text: string;
}

const ROW = /^\|\s*([A-Z]{2,5}-\d{2})\s*\|\s*(.*?)\s*\|\s*$/;

/** The rows of the acceptance table, in their order. */
export function parseRows(markdown: string): AcceptanceRow[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, text] = ROW.exec(line) ?? [];
    return id && text ? [{ id, text }] : [];
  });
}

const ID = /\b[A-Z]{2,5}-\d{2}\b/g;

/** The row ids that a test's title names. */
export function idsIn(title: string): string[] {
  return [...new Set(title.match(ID) ?? [])];
}
