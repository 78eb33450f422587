import { type AccessSession, evaluateAccess } from '@silverjobs/contract/access';
import { foldText } from '@silverjobs/contract/fold-text';
import { matchPath } from 'react-router-dom';
import type { ShownTopic } from '../../model/declared-help.ts';

/**
 * The help for a page; null where there is none of its own (guide-2). Where pages share a path it is
 * that of the page that this visitor may open.
 */
export function topicOf(
  topics: readonly ShownTopic[],
  pathname: string,
  session: AccessSession,
): ShownTopic | null {
  const found = topics.flatMap((topic) =>
    topic.pages
      .filter(({ path }) => matchPath(path, pathname))
      .map(({ access }) => ({ topic, isOpen: evaluateAccess(access, session).allowed })),
  );
  return (found.find(({ isOpen }) => isOpen) ?? found[0])?.topic ?? null;
}

const wordsOf = (text: string) => foldText(text).loose.split(' ').filter(Boolean);

/** Words that people use for one thing, as the search compares them. */
const MEANINGS: readonly (readonly string[])[] = [
  ['telefon', 'anruf', 'anrufen', 'rufnummer', 'hotline', 'handy', 'sprechen'],
  ['kosten', 'preis', 'geld', 'bezahlen', 'zahlen', 'gebühr', 'rechnung'],
  ['kündigen', 'kündigung'],
  ['passwort', 'kennwort', 'einloggen', 'anmelden', 'login'],
  ['arbeit', 'stelle', 'job', 'beschäftigung'],
  ['nachricht', 'mail', 'post', 'brief', 'antwort'],
  ['löschen', 'entfernen', 'abmelden'],
  ['schrift', 'groß', 'größer', 'lesen', 'brille', 'augen'],
].map((words) => words.flatMap(wordsOf));

/** What counts as a hit for a word: itself as a beginning, or another word for the same thing. */
function wordsLike(word: string): readonly string[] {
  const same = MEANINGS.filter((words) => words.includes(word)).flat();
  return [word, ...same];
}

/**
 * The help in which every word, or another one for the same thing, begins something; all of it for nothing (guide-3).
 */
export function searchTopics(topics: readonly ShownTopic[], typed: string): readonly ShownTopic[] {
  const wanted = wordsOf(typed).map(wordsLike);
  return topics.filter(({ title, intro, steps, words = '' }) => {
    const said = wordsOf([title, intro, ...steps, words].join(' '));
    return wanted.every((like) => like.some((word) => said.some((one) => one.startsWith(word))));
  });
}

/** Whether somebody looks for a human being: the telephone then stands first (guide-3). */
export function asksForTelephone(typed: string): boolean {
  const [telephone = []] = MEANINGS;
  return wordsOf(typed).some(
    (word) => word.length > 3 && telephone.some((one) => one.startsWith(word)),
  );
}
