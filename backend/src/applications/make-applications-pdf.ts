import { formatDate } from '@silverjobs/contract';
import { openPaper } from '../pdf/open-paper.ts';

/** An application: what it is called, its date, and what else is said of it. */
type Row = { readonly head: string; readonly date: string; readonly lines: readonly string[] };

/** A list of applications as a PDF; made for a thread, since it may be long. */
export async function* work({
  title,
  rows,
  name,
  now,
}: {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Whose list it is; '' where that is in the title. */
  readonly name: string;
  readonly now: Date;
}): AsyncGenerator<Uint8Array> {
  const paper = await openPaper({ title, author: name, date: now, footer: name || title });
  paper.line(title, { bold: true, size: 17 });
  if (name) paper.line(name, { gap: 6 });
  paper.line(`Stand: ${formatDate(now.getTime())}, über silverjobs`, { quiet: true, gap: 2 });
  paper.line(rows.length === 1 ? 'Eine Bewerbung' : `${rows.length} Bewerbungen`, { gap: 12 });
  paper.rule();
  for (const { head, date, lines } of rows) {
    paper.keepTogether(72);
    paper.row(head, date, { bold: true, gap: 3 });
    for (const line of lines) paper.line(line, { quiet: line !== lines[0], size: 9.5 });
    paper.rule();
  }
  yield await paper.finish();
}
