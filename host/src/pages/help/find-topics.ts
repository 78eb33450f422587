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

/** The help in which every word begins something; all of it for nothing (guide-3). */
export function searchTopics(topics: readonly ShownTopic[], typed: string): readonly ShownTopic[] {
  const wanted = wordsOf(typed);
  return topics.filter(({ title, intro, steps, words = '' }) => {
    const said = wordsOf([title, intro, ...steps, words].join(' '));
    return wanted.every((word) => said.some((one) => one.startsWith(word)));
  });
}
