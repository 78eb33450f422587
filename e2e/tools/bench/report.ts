import type { Sample } from './measure.ts';
import { median, medianItem } from './median.ts';

/**
 * What is compared: least that can be, the same sources as one build, the same with a first view, and the
 * product.
 */
export const variants = ['floor', 'twin', 'drawn', 'product'] as const;
export type Variant = (typeof variants)[number];

/** Visits of one kind to one page, of each variant. */
export interface Comparison {
  path: string;
  kind: 'cold' | 'again';
  samples: Record<Variant, Sample[]>;
}

/** The medians of one variant. */
export interface Figures {
  row: number;
  click: number;
  bytes: number;
  requests: number;
  blocking: number;
}

/** The medians of visits, each figure by itself. */
export function figuresOf(samples: Sample[]): Figures {
  const of = (measure: (sample: Sample) => number) => median(samples.map(measure));
  return {
    row: of(({ row }) => row),
    click: of(({ click }) => click),
    bytes: of(({ bytes }) => bytes),
    requests: of(({ requests }) => requests.length),
    blocking: of(({ blocking }) => blocking),
  };
}

const WIDTH = 11;
const columns = [
  ...['row ms', 'of floor', 'of twin', 'click ms', 'of twin', 'of drawn'],
  ...['KB', 'of twin', 'of drawn'],
];

/** One comparison as a table: a line for each variant, with its share of floor and twins. */
export function drawTable({ path, kind, samples }: Comparison): string {
  const figures = (variant: Variant) => figuresOf(samples[variant]);
  const [floor, twin, drawn] = [figures('floor'), figures('twin'), figures('drawn')];
  const line = (variant: Variant) => {
    const { row, click, bytes, requests, blocking } = figures(variant);
    return [
      row.toFixed(0),
      share(row, floor.row),
      share(row, twin.row),
      click.toFixed(0),
      share(click, twin.click),
      share(click, drawn.click),
      (bytes / 1_000).toFixed(1),
      share(bytes, twin.bytes),
      share(bytes, drawn.bytes),
      requests.toFixed(0),
      blocking.toFixed(0),
    ];
  };
  const head = cells([...columns, 'requests', 'blocking']);
  const lines = variants.map((variant) => variant.padEnd(WIDTH) + cells(line(variant)));
  return [`\n${path}, ${kind}`, ' '.repeat(WIDTH) + head, ...lines].join('\n');
}

/** The requests of the median visit of each variant, with bars along the time. */
export function drawWaterfalls({ path, kind, samples }: Comparison): string {
  return variants
    .map((variant) => {
      const sample = medianItem(samples[variant], ({ click }) => click);
      return sample ? `${path}, ${kind}, ${variant}\n${drawWaterfall(sample)}\n` : '';
    })
    .join('\n');
}

const BAR = 60;

function drawWaterfall({ requests, row, click, blocking }: Sample): string {
  const end = Math.max(click, ...requests.map(({ end }) => end || 0));
  const at = (time: number) => Math.round((time / end) * BAR);
  const bar = (from: number, to: number) =>
    `${' '.repeat(at(from))}${'='.repeat(Math.max(1, at(to) - at(from)))}`.padEnd(BAR + 2);
  const lines = requests.map(({ url, start, end, bytes }) => {
    const { pathname, search } = new URL(url);
    const times = cells([start.toFixed(0), end.toFixed(0), (bytes / 1_000).toFixed(1)]);
    return `${times}  ${bar(start, end || start)}${pathname}${search}`;
  });
  const marks = `row ${row.toFixed(0)} ms, click ${click.toFixed(0)} ms, blocking ${blocking.toFixed(0)} ms`;
  return [cells(['start', 'end', 'KB']), ...lines, marks].join('\n');
}

const cells = (texts: string[]) => texts.map((text) => text.padStart(WIDTH)).join('');
const share = (value: number, of: number) => (of > 0 ? (value / of).toFixed(2) : '-');
