import { z } from 'zod';
import { id } from '../primitives.ts';

/** News for whoever has a page open: what it is about and how much of it waits. Never the content. */
export const liveEvent = z
  .object({
    /** user: the user changed, for example the paid plan; ask for it again. */
    topic: z.enum(['messages', 'user']),
    /** The conversation that changed; null: anything may have, look again. */
    communication_id: id.nullable(),
    /** Unread messages in all conversations of the user. */
    count: z.int().min(0),
    /** The plan at this moment, so that a tab sees what changed before its first event (silverplus-44). */
    plan_type: z.enum(['paid', 'free']).optional(),
  })
  .meta({ id: 'LiveEvent' });

export type LiveEvent = z.output<typeof liveEvent>;
export type LiveTopic = LiveEvent['topic'];
