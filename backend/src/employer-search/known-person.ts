import type { KnownPerson } from '@silverjobs/contract/anonymity';
import type { candidates } from '../database/schema.ts';

/** What names a candidate, and so is kept out of its texts (employers-39). */
export function personOf(
  candidate: Pick<
    typeof candidates.$inferSelect,
    'firstName' | 'lastName' | 'street' | 'postalCode' | 'lastEmployer' | 'previousEmployer'
  >,
): KnownPerson {
  return {
    first_name: candidate.firstName,
    last_name: candidate.lastName,
    street: candidate.street,
    postal_code: candidate.postalCode,
    employers: [
      candidate.lastEmployer.employer_name ?? null,
      candidate.previousEmployer.employer_name ?? null,
    ],
  };
}
