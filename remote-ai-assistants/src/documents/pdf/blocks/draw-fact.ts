import { QUIET_INK } from '../../page-style.ts';
import { heightOf, keepTogether, mm, type Paper, space, write } from '../paper.ts';
import { full } from './full-width.ts';

/** A term with its value. */
export function drawFact(paper: Paper, term: string, value: string): void {
  const { pdf, style, left, width } = paper;
  const size = style.textSize;
  const aside = mm(style.aside);
  if (aside === 0 || term === '') {
    write(paper, 'P', term === '' ? value : `${term}: ${value}`, full(paper));
  } else {
    const own = { x: left + aside, width: width - aside, size };
    const terms = { x: left, width: aside - mm(4), size, colour: QUIET_INK };
    const height = Math.max(heightOf(paper, value, own), heightOf(paper, term, terms));
    keepTogether(paper, height);
    const top = pdf.y;
    write(paper, 'P', term, terms);
    const below = pdf.y;
    const page = pdf.page;
    pdf.y = top;
    write(paper, 'P', value, own);
    if (pdf.page === page) pdf.y = Math.max(pdf.y, below);
  }
  space(paper, size * 0.25);
}
