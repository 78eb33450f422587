import { markdownToText } from '@silverjobs/widgets/safe-markdown';
import type { ChatReply } from '../adapters/chat-adapter.ts';
import { SUBSTITUTE } from './substitute.ts';

/** Above what may be ticked off in the own answer (assistants-64). */
export const CHECKS_TITLE = 'Kam das in Ihrer Antwort vor?';

/** What a screen reader says of an answer: its words, and what stands beside them (assistants-40). */
export function spokenReply({ message, data = {} }: ChatReply): string {
  const { choices = [], checks = [], isSubstitute } = data;
  return [
    checks.length > 0 && `${CHECKS_TITLE} ${checks.join(', ')}.`,
    markdownToText(message),
    isSubstitute && SUBSTITUTE,
    choices.length > 0 && `Antworten zum Antippen: ${choices.join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n');
}
