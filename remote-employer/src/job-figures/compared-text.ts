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

/**
 * How an advertisement stands beside the middle of others: 'Öfter geöffnet als die Hälfte ähnlicher Anzeigen'.
 * @param scope who they are: of all activities they are not alike
 */
export function comparedText(
  { measure, own, middle }: Compared,
  scope: JobComparison['scope'],
): string {
  const [more, less, same] = WORDS[measure];
  const others = scope === 'all' ? 'anderer Anzeigen' : 'ähnlicher Anzeigen';
  if (own === middle) return `${same} wie die Mitte ${others}`;
  return `${own > middle ? more : less} als die Hälfte ${others}`;
}

/** Who the others are: 'für „Empfang“ in Hamburg'; where they are of other activities it says why. */
export function othersText(comparison: JobComparison): { whom: string; why: string | null } {
  const { scope = 'position', position_label: position, sector_label, region } = comparison;
  const own = `für „${position}“`;
  if (scope === 'position') return { whom: region ? `${own} in ${region}` : own, why: null };
  const whom = {
    related: `${own} und verwandte Tätigkeiten`,
    sector: `der Branche „${sector_label}“`,
    all: 'für alle Tätigkeiten',
  }[scope];
  return { whom, why: `Nur ${own} laufen dafür noch zu wenige Anzeigen.` };
}
