import type { JobComparison } from '@silverjobs/contract';

type Compared = JobComparison['measures'][number];

const WORDS: Readonly<
  Record<Compared['measure'], readonly [more: string, less: string, same: string]>
> = {
  shown: ['Öfter gezeigt', 'Seltener gezeigt', 'So oft gezeigt'],
  opened: ['Öfter geöffnet', 'Seltener geöffnet', 'So oft geöffnet'],
  saved: ['Öfter gemerkt', 'Seltener gemerkt', 'So oft gemerkt'],
  applied: ['Mehr Bewerbungen', 'Weniger Bewerbungen', 'So viele Bewerbungen'],
};

/** How an advertisement stands beside the middle of others: 'Öfter geöffnet als die Hälfte ähnlicher Anzeigen'. */
export function comparedText({ measure, own, middle }: Compared): string {
  const [more, less, same] = WORDS[measure];
  if (own === middle) return `${same} wie die Mitte ähnlicher Anzeigen`;
  return `${own > middle ? more : less} als die Hälfte ähnlicher Anzeigen`;
}
