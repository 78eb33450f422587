import { paragraphs, plain } from '../../understanding/phrases.ts';
import { type Judged, PRAISE } from './interview-state.ts';

/** The feedback in words: one thing that was good, one that would be better. */
export function feedback({ good, tips }: Judged): string {
  return paragraphs(
    good.length > 0 && `${PRAISE} ${good.map(plain).join(' ')}`,
    tips.length > 0 && `**Das können Sie versuchen:** ${tips.map(plain).join(' ')}`,
    tips.length === 0 && 'So können Sie im Gespräch antworten.',
  );
}
