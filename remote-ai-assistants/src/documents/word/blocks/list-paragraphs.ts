import { Paragraph } from 'docx';
import { LINE } from './line-height.ts';
import { runs } from './runs.ts';

/** A list with bullets. */
export function listParagraphs(
  items: readonly string[],
  indent: number,
  after: number,
): Paragraph[] {
  return items.map(
    (item, index) =>
      new Paragraph({
        children: runs(item),
        numbering: { reference: 'bullets', level: 0 },
        indent: { left: indent + 240, hanging: 240 },
        spacing: { line: LINE, after: index === items.length - 1 ? after : 0 },
      }),
  );
}
