import type { Stage } from './interview-state.ts';
import { ASK_ROLE } from './questions.ts';

/** What helps with the question of each stage. */
export const INTERVIEW_HELP: Readonly<Record<Stage, string>> = {
  role: ASK_ROLE,
  introduction:
    'Drei Schritte helfen: Was haben Sie gelernt? Was haben Sie zuletzt gemacht? Was suchen Sie jetzt? Zu jedem ein bis zwei Sätze.',
  motivation:
    'Nennen Sie zwei Gründe: einen, der mit der Arbeit zu tun hat, und einen, der mit Ihnen zu tun hat, zum Beispiel die Nähe oder die Arbeitszeit.',
  experience:
    'Denken Sie an eine Aufgabe, die gut gelungen ist. Wie war die Lage, was haben Sie getan, was kam heraus?',
  'role-specific':
    'Sagen Sie der Reihe nach, was Sie zuerst, dann und zuletzt tun würden, und warum.',
  strengths: 'Nennen Sie eine Stärke und ein Beispiel dafür: „Ich bin …, das zeigte sich, als …“',
  age: 'Sprechen Sie nicht über Jahre, sondern über das, was Sie mitbringen: Ruhe, Erfahrung, Verlässlichkeit, Freude am Lernen.',
  questions:
    'Gute Fragen sind: „Wer arbeitet mich ein?“, „Wie sieht ein typischer Tag aus?“, „Wie geht es nach diesem Gespräch weiter?“',
  complete: '',
};
