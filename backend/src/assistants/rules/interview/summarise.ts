import { paragraphs, plain } from '../../understanding/phrases.ts';
import type { InterviewState, Judged, Stage } from './interview-state.ts';

const NAMES: Readonly<Partial<Record<Stage, string>>> = {
  introduction: 'Vorstellung',
  motivation: 'Warum diese Stelle',
  experience: 'Erfahrung',
  'role-specific': 'Situation aus der Arbeit',
  strengths: 'Stärken',
  age: 'Zusammenarbeit mit Jüngeren',
  questions: 'Ihre Fragen',
};
const MAX_SHOWN = 3;

/** Where the example of a tip begins; it was told at its question. */
const EXAMPLE = / (?:Mit Ihren eigenen Angaben|Zum Beispiel mit Ihren Worten):/;

const named = ({ stage }: Judged, texts: readonly string[]) =>
  texts
    .slice(0, 1)
    .map((text) => `- ${NAMES[stage] ?? ''}: ${plain(text.split(EXAMPLE)[0] ?? '')}`);

/** The end of a training: what went well, what to practise, and with which questions. */
export function summarise({ judged, skipped }: InterviewState): string {
  if (judged.length === 0) {
    return 'Sie haben noch keine Frage beantwortet, deshalb gibt es noch keine Zusammenfassung. Beginnen Sie gern ein neues Gespräch.';
  }
  const good = judged.flatMap((one) => named(one, one.good)).slice(0, MAX_SHOWN);
  const tips = judged.flatMap((one) => named(one, one.tips)).slice(0, MAX_SHOWN);
  const without = judged.filter((one) => one.tips.length === 0);
  const names = without.flatMap(({ stage }) => NAMES[stage] ?? []);
  return paragraphs(
    '## Ihre Zusammenfassung',
    `Sie haben ${judged.length === 1 ? 'eine Frage' : `${judged.length} Fragen`} beantwortet${skipped > 0 ? ` und ${skipped === 1 ? 'eine' : skipped} ausgelassen` : ''}.`,
    good.length > 0 && `**Das gelingt Ihnen:**\n\n${good.join('\n')}`,
    tips.length > 0 && `**Das können Sie noch üben:**\n\n${tips.join('\n')}`,
    names.length > 0 && `Besonders sicher waren Sie bei: ${names.join(', ')}.`,
    'Üben Sie Ihre Antworten laut, am besten mit jemandem, der zuhört. Viel Erfolg!',
  );
}
