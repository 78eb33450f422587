import { HeadingLevel, Paragraph, Tab, TextRun, convertMillimetersToTwip as twips } from 'docx';
import type { PageStyle } from '../../page-style.ts';
import type { Entry } from '../../text-document.ts';
import { besides } from './besides.ts';
import { LINE } from './line-height.ts';
import { listParagraphs } from './list-paragraphs.ts';
import { quiet, runs } from './runs.ts';

/** A station: when beside what, or below it on a page without a first column. */
export function entryParagraphs(entry: Entry, style: PageStyle): Paragraph[] {
  const { when, title, place, text, items } = entry;
  const aside = twips(style.aside);
  const rows = [
    ...(place === '' ? [] : [runs(place)]),
    ...(when === '' || aside > 0 ? [] : [runs(when, quiet)]),
    ...(text === '' ? [] : [runs(text)]),
  ];
  const points = listParagraphs(items, aside, 0);
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      ...besides(aside),
      spacing: { line: LINE, before: style.textSize * 12 },
      children: [
        ...(aside > 0 ? [new TextRun({ children: [when, new Tab()], bold: false, ...quiet })] : []),
        ...runs(title),
      ],
    }),
    ...rows.map(
      (children, index) =>
        new Paragraph({
          children,
          indent: { left: aside },
          keepNext: index < rows.length - 1 || points.length > 0,
        }),
    ),
    ...points,
  ];
}
