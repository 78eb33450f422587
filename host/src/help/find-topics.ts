import { foldText } from '@silverjobs/contract/fold-text';
import { matchPath } from 'react-router-dom';
import type { HelpTopic } from './help-topic.ts';
import { accountTopics } from './topics/account-topics.ts';
import { candidateTopics } from './topics/candidate-topics.ts';

/** All help, in the order in which it is listed. */
export const topics: readonly HelpTopic[] = [...candidateTopics, ...accountTopics];

/** The help for a page; null where there is none of its own (guide-2). */
export function topicOf(pathname: string): HelpTopic | null {
  const isIts = (topic: HelpTopic) => topic.paths.some((path) => matchPath(path, pathname));
  return topics.find(isIts) ?? null;
}

const wordsOf = (text: string) => foldText(text).loose.split(' ').filter(Boolean);

/** The help in which every word begins something; all of it for nothing (guide-3). */
export function searchTopics(typed: string): readonly HelpTopic[] {
  const wanted = wordsOf(typed);
  return topics.filter(({ title, intro, steps, words = '' }) => {
    const said = wordsOf([title, intro, ...steps, words].join(' '));
    return wanted.every((word) => said.some((one) => one.startsWith(word)));
  });
}
