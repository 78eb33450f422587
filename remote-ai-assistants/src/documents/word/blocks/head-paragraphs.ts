import { HeadingLevel, Paragraph, convertMillimetersToTwip as twips } from 'docx';
import { type PageStyle, photoSize } from '../../page-style.ts';
import type { Head } from '../../text-document.ts';
import { photoRun } from '../word-photo.ts';
import { LINE, LINE_HEIGHT } from './line-height.ts';
import { quiet, runs } from './runs.ts';

/** Title, name and facts of a CV, with the photo beside them. */
export function headParagraphs({ title, name, lines, photo }: Head, style: PageStyle): Paragraph[] {
  const picture = photo ? photoRun(photo, `Foto von ${name}`) : null;
  const textHeight = ((lines.length + 1) * style.textSize + style.nameSize) * LINE_HEIGHT * 20;
  // The first section begins below the photo.
  const after = photo ? Math.max(0, twips(photoSize(photo).height + 3) - textHeight) : 0;
  return [
    new Paragraph({ children: [...(picture ? [picture] : []), ...runs(title, quiet)] }),
    new Paragraph({ heading: HeadingLevel.TITLE, children: runs(name) }),
    ...lines.map(
      (line, index) =>
        new Paragraph({
          children: runs(line, quiet),
          ...(index === lines.length - 1 && { spacing: { line: LINE, after } }),
        }),
    ),
  ];
}
