import type { EmployerProfile } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq, ne } from '../database/drizzle.ts';
import { bookings, jobDemands } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import type { ClientRow } from './client-of.ts';

type Reason = EmployerProfile['kind_fixed'];

/**
 * Why an employer cannot change its kind now: advertisements run, or it has invoices as a company. Else
 * a company could post as a household, free of charge (employers-30).
 */
export async function findFixedKind(db: Database, client: ClientRow): Promise<Reason> {
  const own = and(eq(jobDemands.clientId, client.id), ne(jobDemands.status, 'closed'));
  if ((await db.$count(jobDemands, own)) > 0) return 'running';
  if (client.isPrivate) return null;
  return (await db.$count(bookings, eq(bookings.clientId, client.id))) > 0 ? 'booked' : null;
}

const TEXTS: Readonly<Record<NonNullable<Reason>, string>> = {
  running:
    'Sie haben Anzeigen, die laufen oder pausiert sind. Die Art des Arbeitgebers können Sie ändern, wenn alle geschlossen sind.',
  booked:
    'Für dieses Konto gibt es Rechnungen an ein Unternehmen. Bitte schreiben Sie uns, wenn es jetzt ein Privathaushalt ist.',
};

/** Words by which a company calls itself. */
const LEGAL_FORM =
  /(?:^|[\s,(])(?:(?:g?gmbh|ug|ag|kg|kgaa|ohg|gbr|eg|se|ltd|partg)(?:$|[\s,.)&])|(?:e\.\s?(?:k|v|g)\.))/i;

/**
 * @throws Failure conflict when the kind is fixed and another one is asked for; validation.failed for a
 * household with the name of a company
 */
export async function checkKind(
  db: Database,
  stored: ClientRow,
  next: Pick<ClientRow, 'isPrivate' | 'profileName'>,
): Promise<void> {
  if (next.isPrivate && LEGAL_FORM.test(next.profileName ?? '')) {
    throw new Failure('validation.failed', {
      param: 'profile_name',
      message:
        'Das ist der Name eines Unternehmens oder Vereins. Bitte wählen Sie oben „Für ein Unternehmen“.',
    });
  }
  if (next.isPrivate === stored.isPrivate) return;
  const reason = await findFixedKind(db, stored);
  if (reason) throw new Failure('conflict', { param: 'isPrivate', message: TEXTS[reason] });
}
