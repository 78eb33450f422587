import type { messages } from '../database/schema.ts';
import type { ReportedContent } from '../database/tables/moderation.ts';

/** What a message says, in the same way. */
export function contentOfMessage({
  conversationId,
  message,
}: Pick<typeof messages.$inferSelect, 'conversationId' | 'message'>): ReportedContent {
  return { title: `Nachricht aus dem Gespräch Nr. ${conversationId}`, text: message };
}
