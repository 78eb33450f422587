import { loadCandidate } from '../../../candidates/load-candidate.ts';
import type { Database } from '../../../database/database.ts';
import { eq } from '../../../database/drizzle.ts';
import { candidates, users } from '../../../database/schema.ts';

/** What never leaves for a language model (assistants-21). */
export type Person = {
  readonly names: readonly string[];
  readonly mails: readonly string[];
  readonly phones: readonly string[];
  readonly streets: readonly string[];
  readonly postalCodes: readonly string[];
  /** Where the person has worked. */
  readonly employers: readonly string[];
};

const filled = (values: readonly (string | null | undefined)[]): string[] =>
  values.flatMap((value) => (value?.trim() ? [value.trim()] : []));

/** Name, addresses and telephone of who asks. */
export async function loadPerson(db: Database, candidateId: number): Promise<Person> {
  const { contact, location, display } = await loadCandidate(db, candidateId);
  const logins = await db
    .select({ email: users.email })
    .from(users)
    .innerJoin(candidates, eq(candidates.usersId, users.id))
    .where(eq(candidates.id, candidateId));
  return {
    names: filled([contact.first_name, contact.last_name]),
    mails: filled([contact.email, ...logins.map(({ email }) => email)]),
    phones: filled([contact.phone]),
    streets: filled([location.street]),
    postalCodes: filled([location.postal_code]),
    employers: filled([
      display.last_employer.employer_name,
      display.previous_employer.employer_name,
    ]),
  };
}
