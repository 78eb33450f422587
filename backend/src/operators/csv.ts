type Cell = string | number | null;

/**
 * What a spreadsheet would take for a formula is led by an apostrophe: names and words of users stand in
 * these files.
 */
function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+@\t\r]|^-(?!\d)/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as a spreadsheet in German reads them: semicolons, lines of Windows. */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}
