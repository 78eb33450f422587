import { simplify } from '../../understanding/simplify.ts';

/** What employers may not ask, and what can be said then. General facts, no advice on a case. */
export const FORBIDDEN = [
  'Nicht fragen darf man Sie im Vorstellungsgespräch nach Gesundheit und Krankheiten (außer die Arbeit ist sonst nicht möglich), nach Familie, Kinderwunsch und Schwangerschaft, nach Religion, nach Partei und Gewerkschaft. Kirchliche Arbeitgeber dürfen nach der Kirche fragen, wenn es für die Stelle wichtig ist.',
  'Auf solche Fragen müssen Sie nicht antworten. Freundlich geht es so: „Das ist mir zu privat. Für die Arbeit kann ich Ihnen sagen, dass …“',
  'Nach Beruf, Können, Arbeitszeit und Führerschein darf man fragen. Nach dem Alter fragt man besser nicht: Niemand darf deswegen benachteiligt werden. Wie es in Ihrem Fall ist, sagt Ihnen die Antidiskriminierungsstelle des Bundes oder eine Beratung zum Arbeitsrecht.',
].join('\n\n');

const ASKS_ALLOWED =
  /\b(?:darf|durfen|durfte|erlaubt|verboten|zulassig|rechtens|illegal)\b|\bnicht fragen\b|\bmuss ich (?:das |so was |sowas )?(?:sagen|beantworten|antworten|angeben)\b/;

/** Whether somebody wants to know what may be asked. */
export const asksWhatIsAllowed = (message: string): boolean => {
  const folded = simplify(message);
  return (
    folded.split(' ').length <= 25 &&
    ASKS_ALLOWED.test(folded) &&
    /\b(?:frag\w*|sagen|antworten|beantworten|angeben|das)\b/.test(folded)
  );
};

const DECLINES =
  /\b(?:geht (?:sie|dich|niemand\w*|euch) nichts an|kein kommentar|mochte ich nicht (?:sagen|beantworten)|sage ich nicht|beantworte ich nicht|will ich nicht (?:sagen|beantworten)|zu privat|das ist privat)\b/;

/** Whether somebody would rather not answer. */
export const declines = (message: string): boolean => {
  const folded = simplify(message);
  return folded.split(' ').length <= 14 && DECLINES.test(folded);
};
