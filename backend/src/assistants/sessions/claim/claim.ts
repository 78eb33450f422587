import type { assistantSessions, assistantTurns } from '../../../database/schema.ts';
import type { AssistantName, AssistantReply } from '../../engine.ts';

export type Sent = {
  readonly usersId: number;
  readonly assistant: AssistantName;
  readonly sessionId: string;
  readonly message: string;
  readonly clientKey: string | null;
  /** The messages just before that the sender stopped (assistants-54). */
  readonly withdrawnKeys: readonly string[];
};

export type SessionRow = typeof assistantSessions.$inferSelect;
/** A message as stored, with its answer where it has one. */
export type TurnRow = typeof assistantTurns.$inferSelect;
/** A message that has its answer. */
export type AnsweredTurn = TurnRow & { readonly reply: AssistantReply };

/**
 * What is to be done about a message: answer it now ('own'), give the answer it already has
 * ('answered'), or wait for the one that is being found ('pending').
 */
export type Claim =
  | { readonly kind: 'answered'; readonly reply: AssistantReply }
  | { readonly kind: 'pending'; readonly turnId: number }
  | {
      readonly kind: 'own';
      readonly session: SessionRow;
      readonly turns: readonly AnsweredTurn[];
      readonly turnId: number;
    };
