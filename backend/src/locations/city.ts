import { sql } from '../database/drizzle.ts';
import { candidates, clients, postalCodes } from '../database/schema.ts';

/** Where a candidate lives: the town that it chose, else the main one of its postal code (formats-31). */
export const cityOfCandidate = sql<
  string | null
>`coalesce(${candidates.town}, ${postalCodes.place})`;

/** The town of an employer's invoices. */
export const cityOfClient = sql<string | null>`coalesce(${clients.town}, ${postalCodes.place})`;
