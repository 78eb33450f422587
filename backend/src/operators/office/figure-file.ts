import {
  FIGURE_LABELS,
  FIGURES,
  type Figure,
  type FigureStep,
  type OperatorFigures,
} from '@silverjobs/contract';
import { csv } from '../csv.ts';

function cellOf(name: Figure, value: number | null): string | number | null {
  if (value === null || name !== 'income_cents') return value;
  return (value / 100).toFixed(2).replace('.', ',');
}

/** The figures as a table: a line for each figure, a column for each week or month (operators-38). */
export function writeFigures(
  { periods, empty_searches: searches }: OperatorFigures,
  by: FigureStep,
): { file_name: string; content: string } {
  const rows = [
    [by === 'week' ? 'Woche ab' : 'Monat ab', ...periods.map(({ start }) => start)],
    ...FIGURES.map((name) => [
      FIGURE_LABELS[name],
      ...periods.map(({ values }) => cellOf(name, values[name])),
    ]),
    [],
    ['Ohne Treffer gesucht', 'Wo', 'Menschen'],
    ...searches.map(({ words, place, visitors }) => [words, place, visitors]),
  ];
  // Spreadsheets take a file for German text only with this mark.
  const bytes = Buffer.from(`\uFEFF${csv(rows)}`, 'utf8');
  const last = periods.at(-1)?.start ?? '';
  return { file_name: `zahlen-${by}-${last}.csv`, content: bytes.toString('base64') };
}
