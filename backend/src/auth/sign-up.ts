import type { BodyOf } from '@silverjobs/contract';
import { formatPhone } from '../candidates/format-phone.ts';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { candidates, clients, users } from '../database/schema.ts';
import { implement } from '../http/implement.ts';
import { requirePostalCode } from '../locations/find-postal-code.ts';
import { keptTown } from '../reference/towns/towns.ts';
import { recordReferral } from '../referrals/referral.ts';
import type { Services } from '../services.ts';
import { isAddressTaken } from './address-taken.ts';
import { countAttempt, LIMITS } from './attempts.ts';
import { refuseCommonPassword } from './common-password/refuse-common-password.ts';
import { confirmedFrom } from './confirmed-identity.ts';
import { mailEmailConfirmation } from './email-confirmation.ts';
import { notifyAddressOwner } from './known-address.ts';
import { countPasswordAttempt } from './password-attempts.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { hasSecondFactor } from './second-factor/second-factor.ts';
import { hashSecret } from './secrets.ts';
import { createSession } from './sessions/create-session.ts';

type NewUser = {
  readonly email: string;
  readonly password: string;
  readonly role: 'candidate' | 'client';
  readonly browserKey: string | undefined;
  /** Writes what belongs to the user, in the same transaction. */
  readonly addRecord: (db: Database, usersId: number) => Promise<void>;
};

/** Adds the user with its record and a mail; null when the address is known by now. */
async function addUser(services: Services, user: NewUser): Promise<number | null> {
  const passwordHash = await hashPassword(user.password);
  return services.db.transaction(async (db) => {
    const [row] = await db
      .insert(users)
      .values({
        email: user.email,
        passwordHash,
        role: user.role,
        createdAt: services.now(),
        registeredBy: user.browserKey === undefined ? null : hashSecret(user.browserKey),
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!row) return null;
    await user.addRecord(db, row.id);
    const { email } = user;
    await mailEmailConfirmation(services, db, { usersId: row.id, email }, 'registration');
    return row.id;
  });
}

/** The user of a known address if the password is its own; undefined for an unknown address. */
async function findUser(
  services: Services,
  { email, password }: NewUser,
): Promise<number | null | undefined> {
  const [user] = await services.db
    .select({ id: users.id, role: users.role, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  if (!user) {
    if (!(await isAddressTaken(services, email, null))) return undefined;
    // Kept for an account that can take it back: answered as if it were a known one.
    await verifyPassword(null, password);
    return null;
  }
  const matches = await verifyPassword(user.passwordHash, password);
  // Whoever has a second factor signs in with it alone (operators-3, access-58).
  const asksForCode = await hasSecondFactor(services.db, user.id, user.role);
  return matches && !asksForCode ? user.id : null;
}

/**
 * Registers a new address and signs in. A known address with its own password signs in too; with
 * another one its owner gets a mail (docs/decisions/0007-known-addresses.md). Each way costs one
 * password hash and counts as a try of a password.
 */
async function join(services: Services, user: NewUser, network: string) {
  await countAttempt(services, LIMITS.signup, network);
  const attempt = await countPasswordAttempt(services, user.email, network);
  refuseCommonPassword(user.password, user.email);
  const known = await findUser(services, user);
  // Two at once: the address may have become known while the password was hashed.
  const usersId =
    known === undefined
      ? ((await addUser(services, user)) ?? (await findUser(services, user)))
      : known;
  if (!usersId) {
    await notifyAddressOwner(services, user.email, 'registration');
    return { authToken: null };
  }
  if (known === undefined) services.workAdded();
  await attempt.succeed();
  // The password was typed just now: a mistyped address is corrected without asking for it again.
  const confirmedUntil = confirmedFrom(services.now());
  return { authToken: await createSession(services, usersId, { network, confirmedUntil }) };
}

function candidateRecord(usersId: number, body: BodyOf<'POST /auth/register'>) {
  return {
    usersId,
    salutationId: body.salutation_id ?? null,
    firstName: body.first_name?.trim() || null,
    lastName: body.last_name?.trim() || null,
    phone: body.phone ? formatPhone(body.phone, body.postal_code) : null,
    postalCode: body.postal_code ?? null,
  };
}

export const signUpCalls = [
  implement('POST /auth/signup', ({ body, network }, services) => {
    const { email, password, referral_code: referral, browser_key: browserKey } = body;
    const addRecord: NewUser['addRecord'] = async (db, usersId) => {
      await db.insert(clients).values({ usersId });
      await recordReferral(db, usersId, referral);
    };
    return join(services, { email, password, role: 'client', browserKey, addRecord }, network);
  }),
  implement('POST /auth/register', async ({ body, network }, services) => {
    const { email, password, browser_key: browserKey } = body;
    const { postal_code: code, town: chosen = null } = body;
    const place = code ? await requirePostalCode(services.db, code, 'postal_code') : null;
    const town = place && keptTown(place.code, place.place, chosen);
    const addRecord: NewUser['addRecord'] = async (db, usersId) => {
      await db.insert(candidates).values({ ...candidateRecord(usersId, body), town });
    };
    return join(services, { email, password, role: 'candidate', browserKey, addRecord }, network);
  }),
];
