import { noteReferral } from '../account/referral.ts';
import type { Database } from '../database/database.ts';
import { candidates, clients, users } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { countAttempt, LIMITS } from './attempts.ts';
import { hashPassword } from './passwords.ts';
import { createSession } from './sessions.ts';

async function addUser(
  db: Database,
  user: Pick<typeof users.$inferInsert, 'email' | 'passwordHash' | 'role'>,
): Promise<number> {
  const [row] = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!row) throw new Failure('email.taken', { param: 'email' });
  return row.id;
}

export const signUpCalls = [
  implement('POST /auth/signup', async ({ body, ip }, services) => {
    await countAttempt(services, LIMITS.signup, ip);
    const passwordHash = await hashPassword(body.password);
    const usersId = await services.db.transaction(async (db) => {
      const id = await addUser(db, { email: body.email, passwordHash, role: 'client' });
      await db.insert(clients).values({ usersId: id });
      await noteReferral(db, id, body.referral_code);
      return id;
    });
    return { authToken: await createSession(services, usersId) };
  }),
  implement('POST /auth/register', async ({ body, ip }, services) => {
    await countAttempt(services, LIMITS.signup, ip);
    const passwordHash = await hashPassword(body.password);
    const usersId = await services.db.transaction(async (db) => {
      const id = await addUser(db, { email: body.email, passwordHash, role: 'candidate' });
      await db.insert(candidates).values({
        usersId: id,
        salutationId: body.salutation_id ?? null,
        firstName: body.first_name?.trim() || null,
        lastName: body.last_name?.trim() || null,
        phone: body.phone?.trim() || null,
        postalCode: body.postal_code ?? null,
      });
      return id;
    });
    return { authToken: await createSession(services, usersId) };
  }),
];
