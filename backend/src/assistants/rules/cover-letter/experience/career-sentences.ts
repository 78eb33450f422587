import type { Candidate } from '@silverjobs/contract';
import type { LetterState } from '../letter-state.ts';
import { lifeSentence } from './life-sentence.ts';
import { lastPlace, previousPlace } from './work-places.ts';

/** The working life in one or two sentences, from the profile alone. */
export function careerSentences(candidate: Candidate, { style }: LetterState): string[] {
  const isShort = style.length === 'short';
  const { text, saysLast } = lifeSentence(candidate, isShort);
  const last = saysLast ? '' : lastPlace(candidate, isShort);
  const previous = isShort ? '' : previousPlace(candidate);
  if (last) {
    return [text, `Zuletzt war ich ${last} tätig${previous && `, davor ${previous}`}.`].filter(
      Boolean,
    );
  }
  const isLastSaid = saysLast && lastPlace(candidate, true) !== '';
  if (!previous) return text ? [text] : [];
  return [text, `${isLastSaid ? 'Davor' : 'Früher'} war ich ${previous} tätig.`].filter(Boolean);
}
