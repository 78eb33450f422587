import type { ParsedBodyOf } from '@silverjobs/contract';
import type { messages } from '../../database/schema.ts';

/** A message as it is sent. */
export type Input = ParsedBodyOf<'POST /message'>;
/** A message as stored. */
export type MessageRow = typeof messages.$inferSelect;
