import { paragraphs } from '../../understanding/phrases.ts';
import type { InterviewState, Stage } from './interview-state.ts';

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

/** What occurs most often comes first. */
function mostOften(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([text]) => text);
}

/** The end of a training: what went well, what to practise, and with which questions. */
export function summarise({ judged, skipped }: InterviewState): string {
  if (judged.length === 0) {
    return 'Sie haben noch keine Frage beantwortet, deshalb gibt es noch keine Zusammenfassung. Beginnen Sie gern ein neues Gespräch.';
  }
  const good = mostOften(judged.flatMap((one) => one.good)).slice(0, MAX_SHOWN);
  const tips = mostOften(judged.flatMap((one) => one.tips)).slice(0, MAX_SHOWN);
  const without = judged.filter((one) => one.tips.length === 0);
  const names = without.flatMap(({ stage }) => NAMES[stage] ?? []);
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return paragraphs(
    '## Ihre Zusammenfassung',
    `Sie haben ${judged.length === 1 ? 'eine Frage' : `${judged.length} Fragen`} beantwortet${skipped > 0 ? ` und ${skipped} ausgelassen` : ''}.`,
    good.length > 0 && `**Das gelingt Ihnen:**\n\n${list(good)}`,
    tips.length > 0 && `**Das können Sie noch üben:**\n\n${list(tips)}`,
    names.length > 0 && `Besonders sicher waren Sie bei: ${names.join(', ')}.`,
    'Üben Sie Ihre Antworten laut, am besten mit jemandem, der zuhört. Viel Erfolg!',
  );
}
