import { formatDate } from '@silverjobs/contract';
import { openPaper } from '../../pdf/open-paper.ts';

/** Heights of a business letter for an envelope with a window (DIN 5008, form B), in points. */
const SENDER_TOP = 131;
const ADDRESS_TOP = 150;
const DATE_TOP = 275;
const SUBJECT_TOP = 305;
/** Large enough for eyes of 80. */
const SIZE = 13;

/** Of what is typed from paper sign by sign. */
const CODE_SIZE = 24;

export type PrintedLetter = {
  readonly subject: string;
  readonly paragraphs: readonly (string | { readonly code: string })[];
};

/** Letters to one person as a PDF, each on a sheet of its own; made for a thread. */
export async function* work({
  sender,
  address,
  letters,
  now,
}: {
  /** Lines: name, address, telephone. */
  readonly sender: readonly string[];
  readonly address: readonly string[];
  readonly letters: readonly PrintedLetter[];
  readonly now: Date;
}): AsyncGenerator<Uint8Array> {
  const [name = ''] = sender;
  const paper = await openPaper({ title: 'Brief', author: name, date: now });
  for (const [index, { subject, paragraphs }] of letters.entries()) {
    if (index > 0) paper.nextPage();
    for (const [at, line] of sender.entries()) {
      paper.line(line, { right: true, bold: at === 0, quiet: at > 0, size: at === 0 ? 12 : 9.5 });
    }
    paper.at(SENDER_TOP);
    paper.line(sender.slice(0, -1).join(' · '), { quiet: true, size: 7.5 });
    paper.at(ADDRESS_TOP);
    for (const line of address) paper.line(line, { size: 12 });
    paper.at(DATE_TOP);
    paper.line(formatDate(now.getTime()), { right: true, size: 11 });
    paper.at(SUBJECT_TOP);
    paper.line(subject, { bold: true, size: 15 });
    for (const paragraph of paragraphs) {
      if (typeof paragraph === 'string') paper.line(paragraph, { size: SIZE, gap: 11 });
      else paper.line(paragraph.code, { size: CODE_SIZE, bold: true, gap: 11 });
    }
  }
  yield await paper.finish();
}
