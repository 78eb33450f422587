import { paragraphs, plain } from '../../understanding/phrases.ts';
import { checksOf } from './checks.ts';
import type { Answered, InterviewState, Stage } from './interview-state.ts';
import { familyByName, type RoleFamily } from './role-questions.ts';

const NAMES: Readonly<Partial<Record<Stage, string>>> = {
  introduction: 'Vorstellung',
  motivation: 'Warum diese Stelle',
  experience: 'Erfahrung',
  'role-specific': 'Situation aus der Arbeit',
  strengths: 'Stärken',
  age: 'Zusammenarbeit mit Jüngeren',
  questions: 'Ihre Fragen',
};
const ANSWER_MAX = 400;

const cut = (text: string) =>
  text.length <= ANSWER_MAX ? text : `${text.slice(0, ANSWER_MAX).replace(/\s\S*$/, '')} …`;

const shown = ({ stage, text }: Answered, family: RoleFamily) =>
  paragraphs(
    `**${NAMES[stage] ?? ''}**`,
    `„${plain(cut(text.trim().replace(/\s+/g, ' ')))}“`,
    `Dazu gehört: ${checksOf(stage, family).map(plain).join(' · ')}`,
  );

/** The end of a training: every answer in her own words, with what belongs to it; no grades. */
export function summarise({ answered, skipped, family }: InterviewState): string {
  if (answered.length === 0) {
    return 'Sie haben noch keine Frage beantwortet, deshalb gibt es noch keine Zusammenfassung. Beginnen Sie gern ein neues Gespräch.';
  }
  const count = answered.length === 1 ? 'eine Frage' : `${answered.length} Fragen`;
  const left = skipped > 0 ? ` und ${skipped === 1 ? 'eine' : skipped} ausgelassen` : '';
  return paragraphs(
    '## Ihre Zusammenfassung',
    `Sie haben ${count} beantwortet${left}. Hier stehen Ihre Antworten zum Nachlesen und lauten Üben.`,
    ...answered.map((one) => shown(one, familyByName(family))),
  );
}
