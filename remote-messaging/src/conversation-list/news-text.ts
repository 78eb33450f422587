import type { Conversation } from '@silverjobs/contract';
import { authorName, type ParticipantRole, sideInDative } from '../participants/counterpart.ts';
import { NEWS } from './list-texts.ts';

/** A conversation as it is, and as the list had it. */
export interface Change {
  now: Conversation;
  before: Conversation | undefined;
}

/** What is said about changes of the list; null when nothing new was written to the reader. */
export function newsText(changes: readonly Change[], viewer: ParticipantRole): string | null {
  const news = changes.filter(({ now, before }) => now.unread_count > (before?.unread_count ?? 0));
  const [first] = news;
  if (!first) return null;
  if (news.length > 1) return `Neue Nachrichten in ${news.length} Gesprächen`;
  const { decision } = first.now;
  const isNew = decision !== null && decision !== first.before?.decision;
  const what = (viewer === 'candidate' && isNew && NEWS[decision]) || 'Neue Nachricht';
  return `${what} von ${sideInDative(authorName(first.now, viewer))}`;
}
