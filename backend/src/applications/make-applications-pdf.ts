import { formatDate } from '@silverjobs/contract';
import { openPaper } from '../pdf/open-paper.ts';

/** An application: date, employer, job, place, state and date of the last message, and how it began. */
type Row = { readonly cells: readonly string[]; readonly way: string };

/** The list of a candidate's applications as a PDF; made for a thread, since it may be long. */
export async function* work({
  rows,
  name,
  now,
}: {
  readonly rows: readonly Row[];
  readonly name: string;
  readonly now: Date;
}): AsyncGenerator<Uint8Array> {
  const paper = await openPaper({ title: 'Liste meiner Bewerbungen', author: name, date: now });
  paper.line('Liste meiner Bewerbungen', { bold: true, size: 17 });
  if (name) paper.line(name, { gap: 6 });
  paper.line(`Stand: ${formatDate(now.getTime())}, über silverjobs`, { quiet: true, gap: 2 });
  paper.line(rows.length === 1 ? 'Eine Bewerbung' : `${rows.length} Bewerbungen`, { gap: 12 });
  paper.rule();
  for (const { cells, way } of rows) {
    const [date = '', employer = '', job = '', place = '', state = '', last = ''] = cells;
    paper.keepTogether(72);
    paper.row(job, date, { bold: true, gap: 3 });
    paper.line([employer, place].filter(Boolean).join(', '));
    paper.line(`${way}. Stand: ${state}. Letzte Nachricht: ${last}`, { quiet: true, size: 9.5 });
    paper.rule();
  }
  yield await paper.finish();
}
