import type { CoachStage } from './coach-state.ts';

type Asking = Exclude<CoachStage, 'recommendations' | 'complete'>;

/** What the coach asks at each stage. */
export const QUESTIONS: Readonly<Record<Asking, string>> = {
  situation:
    'Was ist Ihnen bei einer Arbeit jetzt besonders wichtig? Zum Beispiel: unter Menschen sein, etwas dazuverdienen, eine sinnvolle Aufgabe oder feste freie Tage.',
  strengths:
    'Was können Sie gut, und was tun Sie gern? Nennen Sie ruhig auch Hobbys, zum Beispiel „im Garten arbeiten“ oder „Leuten etwas erklären“.',
  limits:
    'Gibt es etwas, das nicht mehr geht oder das Sie nicht möchten? Zum Beispiel schwer heben, lange stehen oder viel am Computer sitzen. Wenn nicht, schreiben Sie „nein“.',
  place:
    'Wo möchten Sie arbeiten? Nennen Sie mir Postleitzahl oder Ort, gern mit Umkreis, oder schreiben Sie „egal“.',
};

/** Said to a counter-question, or to somebody who does not know what to say. */
export const COACH_HELP: Readonly<Record<Asking, string>> = {
  situation:
    'Gemeint ist: Was soll die Arbeit Ihnen geben? Manche möchten vor allem unter Leute, andere etwas dazuverdienen oder gebraucht werden. Ein Stichwort genügt.',
  strengths:
    'Gemeint ist alles, was Ihnen leichtfällt, auch aus Familie, Garten oder Verein. Zum Beispiel kochen, zuhören, rechnen, reparieren.',
  limits:
    'Gemeint ist, was die Arbeit nicht von Ihnen verlangen soll. Es wird dann nicht vorgeschlagen, auch später nicht.',
  place: 'Eine Postleitzahl oder ein Ort genügt, zum Beispiel „50667“ oder „Köln, 20 km“.',
};

const CHOICES: Readonly<Record<CoachStage, readonly string[]>> = {
  situation: [
    'Unter Menschen sein',
    'Etwas dazuverdienen',
    'Eine sinnvolle Aufgabe',
    'Feste freie Tage',
    'Weiß ich noch nicht',
  ],
  strengths: [
    'Mit Menschen umgehen',
    'Im Garten arbeiten',
    'Reparieren und basteln',
    'Organisieren im Büro',
    'Leuten etwas erklären',
    'Wie in meinem Profil',
  ],
  limits: [
    'Nein, alles geht',
    'Nicht schwer heben',
    'Nicht lange stehen',
    'Nicht viel am Computer',
    'Keine Pflege',
  ],
  place: ['Überall', 'Im Homeoffice'],
  recommendations: [
    'Ja, das passt',
    'Etwas anderes',
    'Lieber mit Menschen',
    'Lieber im Freien',
    'Wie viel darf ich dazuverdienen?',
  ],
  complete: [],
};

/** Answers to tap at a stage (assistants-40). */
export const choicesOf = (stage: CoachStage): string[] => [...CHOICES[stage]];
