import { type Comparison, type Figures, figuresOf, type Variant } from './report.ts';

interface Goal {
  kind: Comparison['kind'];
  text: string;
  share: (figures: Record<Variant, Figures>) => number;
  most: number;
}

/** What a visit may cost (delivery-50). */
const goals: readonly Goal[] = [
  {
    kind: 'cold',
    text: 'first row, of the floor',
    share: ({ product, floor }) => product.row / floor.row,
    most: 1.1,
  },
  {
    kind: 'cold',
    text: 'click that works, of the twin',
    share: ({ product, twin }) => product.click / twin.click,
    most: 1,
  },
  {
    kind: 'cold',
    text: 'bytes, of the twin',
    share: ({ product, twin }) => product.bytes / twin.bytes,
    most: 1.15,
  },
  {
    kind: 'cold',
    text: 'click that works, of one build drawn',
    share: ({ product, drawn }) => product.click / drawn.click,
    most: 1.05,
  },
  {
    kind: 'cold',
    text: 'bytes, of one build drawn',
    share: ({ product, drawn }) => product.bytes / drawn.bytes,
    most: 1.15,
  },
  {
    kind: 'again',
    text: 'first row, of the twin',
    share: ({ product, twin }) => product.row / twin.row,
    most: 0.4,
  },
];

/** Whether a goal is reached, and the sentence that says so. */
export interface Verdict {
  text: string;
  reached: boolean;
}

/** How the product stands to what a visit may cost. */
export function judge({ path, kind, samples }: Comparison): Verdict[] {
  const figures = {
    floor: figuresOf(samples.floor),
    twin: figuresOf(samples.twin),
    drawn: figuresOf(samples.drawn),
    product: figuresOf(samples.product),
  };
  return goals
    .filter((goal) => goal.kind === kind)
    .map(({ text, share, most }) => {
      const value = share(figures);
      const reached = value <= most;
      const word = reached ? 'reached' : 'MISSED ';
      return {
        reached,
        text: `${word}  ${path}, ${kind}: ${text} ${value.toFixed(2)}, at most ${most}`,
      };
    });
}

/** Most that a first visit of a page for everybody may load, in bytes, and its first row, of the floor (delivery-70). */
const MOST_BYTES = 160_000;
const MOST_OF_FLOOR = 1.1;

/** Whether a page for everybody reaches its goals. */
export function judgePublic(path: string, floor: Figures, product: Figures): Verdict[] {
  const share = product.row / floor.row;
  const verdict = (reached: boolean, text: string): Verdict => ({
    reached,
    text: `${reached ? 'reached' : 'MISSED '}  ${path}, cold: ${text}`,
  });
  return [
    verdict(
      share <= MOST_OF_FLOOR,
      `first row ${product.row.toFixed(0)} ms, of the floor ${share.toFixed(2)}, at most ${MOST_OF_FLOOR}`,
    ),
    verdict(
      product.bytes <= MOST_BYTES,
      `${(product.bytes / 1_000).toFixed(1)} KB, at most ${MOST_BYTES / 1_000}`,
    ),
  ];
}
