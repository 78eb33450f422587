import type { WhereOption } from '@silverjobs/contract';
import { like } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { postalCodes } from '../database/schema.ts';
import { postalAreaOptionId } from '../places/option-id.ts';
import { areaOption, postalAreaLabel } from './options.ts';

const MAX_DIGITS = 3;

/** All postal codes that begin with one to three digits as one option, when there are several. */
export async function findPostalArea(db: Database, digits: string): Promise<WhereOption[]> {
  if (digits === '' || digits.length > MAX_DIGITS) return [];
  const codes = await db.$count(postalCodes, like(postalCodes.code, `${digits}%`));
  return codes < 2 ? [] : [areaOption(postalAreaOptionId(digits), postalAreaLabel(digits))];
}
