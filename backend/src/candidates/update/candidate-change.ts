import type { calls } from '@silverjobs/contract';
import type { z } from 'zod';
import type { candidates } from '../../database/schema.ts';

/** A change of the profile, as the contract has read it. */
export type CandidateChange = z.output<(typeof calls)['PUT /candidate/{id}']['body']>;
/** Columns that a change writes. */
export type Columns = Partial<typeof candidates.$inferInsert>;
/** A candidate as stored. */
export type Row = typeof candidates.$inferSelect;
