import type { WAITING_KINDS } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { isNull } from '../database/drizzle.ts';
import { callbackRequests } from '../database/schema.ts';
import { countOpenCases } from './moderation/open-cases.ts';
import { countOpenDeclarations } from './money/load-declarations.ts';
import { countPrints } from './post/print-queue.ts';
import { countReturned } from './returned/returned-mail.ts';
import { countStuck } from './stuck/load-stuck.ts';

type WaitingKind = (typeof WAITING_KINDS)[number];

const COUNTS: Readonly<Record<WaitingKind, (db: Database, now: Date) => Promise<number>>> = {
  case: countOpenCases,
  callback: (db) => db.$count(callbackRequests, isNull(callbackRequests.doneAt)),
  stuck: countStuck,
  declaration: countOpenDeclarations,
  returned: countReturned,
  print: countPrints,
};

/** How much of a kind waits for an operator (operators-28). */
export function countWaiting(db: Database, now: Date, of: WaitingKind): Promise<number> {
  return COUNTS[of](db, now);
}
