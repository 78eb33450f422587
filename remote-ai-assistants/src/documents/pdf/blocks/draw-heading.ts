import { keepTogether, type Paper, space, write } from '../paper.ts';
import { line } from './full-width.ts';

/** A heading, with a rule below it where the style has rules. */
export function drawHeading(paper: Paper, text: string): void {
  const { pdf, style, left, width } = paper;
  const { headingSize: size, headingColour: colour } = style;
  space(paper, size);
  keepTogether(paper, size * 2 + 3 * line(paper));
  write(paper, 'H2', text, { x: left, width, size, colour, bold: true, leading: 1.3 });
  if (style.rules) {
    const y = pdf.y + 1.5;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.75)
      .strokeColor(colour)
      .stroke();
    pdf.endMarkedContent();
    pdf.y = y;
  }
  pdf.y += 5;
}
