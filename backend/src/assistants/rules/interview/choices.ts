import type { InterviewState } from './interview-state.ts';

const TIP = 'Tipp bitte';
const NEXT = 'Nächste Frage';
const SUMMARY = 'Auswertung';
const AGAIN = 'Letzte Frage neu beantworten';
const NOT_ASKED = 'Was darf man mich nicht fragen?';

/** What can be tapped beside a question (assistants-40). */
export function choicesOf({ stage, helped, answered }: InterviewState): string[] {
  if (stage === 'role') return ['Empfang', 'Verkauf', 'Alltagsbegleitung', 'Büro', 'Hausmeister'];
  const hasAnswered = answered.length > 0;
  return [...(helped ? [] : [TIP]), NEXT, ...(hasAnswered ? [AGAIN, SUMMARY] : []), NOT_ASKED];
}
