import { capitalised } from '../../understanding/phrases.ts';
import type { Stage } from './interview-state.ts';
import type { RoleFamily } from './role-questions.ts';

/** What an answer to the question of each stage may have in it. */
const CHECKS: Readonly<Partial<Record<Stage, readonly string[]>>> = {
  introduction: [
    'Was ich gelernt habe',
    'Was ich zuletzt gemacht habe',
    'Was ich jetzt suche',
    'Nichts über Alter, Gesundheit und Familie',
  ],
  motivation: [
    'Ein Grund, der mit der Arbeit zu tun hat',
    'Ein Grund, der mit mir zu tun hat, etwa Nähe oder Arbeitszeit',
    'Etwas, das ich über den Betrieb weiß',
  ],
  experience: [
    'Eine Aufgabe, die ich selbst gemacht habe',
    'Wie die Lage war und was ich getan habe',
    'Was dabei herauskam',
    'Wie lange, wie oft oder wie viele',
  ],
  strengths: [
    'Eine Stärke, beim Namen genannt',
    'Ein Beispiel dafür aus der Arbeit oder dem Leben',
    'Woran andere sie merken',
  ],
  age: [
    'Was ich mitbringe, etwa Ruhe, Erfahrung, Verlässlichkeit',
    'Was ich von Jüngeren gern lerne',
    'Keine Entschuldigung für mein Alter',
  ],
  questions: [
    'Eine Frage zur Arbeit selbst',
    'Eine Frage zur Einarbeitung',
    'Wie es nach dem Gespräch weitergeht',
  ],
};

/** What somebody ticks off in their own answer (assistants-64). */
export function checksOf(stage: Stage, family: RoleFamily): string[] {
  if (stage !== 'role-specific') return [...(CHECKS[stage] ?? [])];
  return [...family.expects.split(', ').map(capitalised), 'Der Reihe nach: zuerst, dann, zuletzt'];
}
