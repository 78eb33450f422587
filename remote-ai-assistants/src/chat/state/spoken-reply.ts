import { markdownToText } from '@silverjobs/widgets/safe-markdown';
import type { ChatReply } from '../adapters/chat-adapter.ts';
import { SUBSTITUTE } from './substitute.ts';

/** What a screen reader says of an answer: its words, and what stands beside them (assistants-40). */
export function spokenReply({ message, data = {} }: ChatReply): string {
  const { choices = [], isSubstitute } = data;
  return [
    markdownToText(message),
    isSubstitute && SUBSTITUTE,
    choices.length > 0 && `Antworten zum Antippen: ${choices.join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n');
}
