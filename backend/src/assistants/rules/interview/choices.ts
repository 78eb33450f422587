import type { InterviewState } from './interview-state.ts';

const TIP = 'Tipp bitte';
const NEXT = 'Nächste Frage';
const SUMMARY = 'Auswertung';
const AGAIN = 'Letzte Frage neu beantworten';
const NOT_ASKED = 'Was darf man mich nicht fragen?';

/** What can be tapped beside a question (assistants-40). */
export function choicesOf({ stage, helped, judged }: InterviewState): string[] {
  if (stage === 'role') return ['Empfang', 'Verkauf', 'Alltagsbegleitung', 'Büro', 'Hausmeister'];
  const last = judged.at(-1);
  return [
    ...(helped ? [] : [TIP]),
    NEXT,
    ...(last && last.good.length === 0 ? [AGAIN] : []),
    ...(last ? [SUMMARY] : []),
    NOT_ASKED,
  ];
}
