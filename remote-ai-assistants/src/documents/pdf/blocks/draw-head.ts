import { photoSize, QUIET_INK } from '../../page-style.ts';
import type { Head } from '../../text-document.ts';
import { mm, type Paper, write } from '../paper.ts';

/** Title, name and facts of a CV, with the photo beside them. */
export function drawHead(paper: Paper, { title, name, lines, photo }: Head): void {
  const { pdf, style, left, width } = paper;
  const top = pdf.y;
  const size = photo ? photoSize(photo) : { width: 0, height: 0 };
  const [photoWidth, height] = [mm(size.width), mm(size.height)];
  const textWidth = width - (photo ? photoWidth + mm(6) : 0);
  const place = { x: left, width: textWidth };
  const { textSize, nameSize, headingColour: colour } = style;
  write(paper, 'P', title, { ...place, size: textSize, colour: QUIET_INK });
  write(paper, 'H1', name, { ...place, size: nameSize, bold: true, colour, leading: 1.25 });
  pdf.y += 4;
  write(paper, 'P', lines.join('\n'), { ...place, size: textSize, colour: QUIET_INK });
  const below = pdf.y;
  if (photo) {
    const x = left + width - photoWidth;
    const bbox = [x, top, x + photoWidth, top + height] as const;
    paper.root.add(
      pdf.struct('Figure', { alt: `Foto von ${name}`, bbox }, () => {
        pdf.image(photo.source, x, top, { width: photoWidth, height });
      }),
    );
  }
  pdf.y = Math.max(below, top + height) + 4;
}
