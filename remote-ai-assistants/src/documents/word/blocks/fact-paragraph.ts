import { Paragraph, Tab, TextRun, convertMillimetersToTwip as twips } from 'docx';
import type { PageStyle } from '../../page-style.ts';
import { besides } from './besides.ts';
import { quiet, runs } from './runs.ts';

/** A term with its value. */
export function factParagraph(term: string, value: string, style: PageStyle): Paragraph {
  const aside = twips(style.aside);
  if (term === '') return new Paragraph({ children: runs(value) });
  if (aside === 0) return new Paragraph({ children: runs(`${term}: ${value}`) });
  return new Paragraph({
    ...besides(aside),
    children: [new TextRun({ children: [term, new Tab()], ...quiet }), ...runs(value)],
  });
}
