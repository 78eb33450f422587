import { hashPassword } from '../auth/passwords.ts';
import { createSecret, hashSecret } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import {
  candidatePositions,
  candidates,
  checkoutOrders,
  clients,
  jobSearches,
  messageTemplates,
  operators,
  passkeys,
  sessions,
  subscriptions,
  users,
} from '../database/schema.ts';

import type { Requester } from '../http/requester.ts';

export const PASSWORD = 'ein langes Passwort';

/** Who appears in tests; 'stranger' owns nothing that the others see. */
export const testUsers = {
  candidate: { usersId: 101, candidateId: 201, clientId: null, email: 'renate@test.example' },
  paidCandidate: { usersId: 102, candidateId: 202, clientId: null, email: 'karl@test.example' },
  stranger: { usersId: 103, candidateId: 203, clientId: null, email: 'fremd@test.example' },
  company: { usersId: 111, candidateId: null, clientId: 301, email: 'firma@test.example' },
  privateEmployer: {
    usersId: 112,
    candidateId: null,
    clientId: 302,
    email: 'privat@test.example',
  },
  operator: { usersId: 121, candidateId: null, clientId: null, email: 'betrieb@test.example' },
} as const;

export type Person = keyof typeof testUsers;

/** What the operator's authenticator has. */
export const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** A passkey of the candidate, which nobody can sign with. */
export const PASSKEY_ID = 651;
/** An order of the candidate that is not paid. */
export const ORDER_ID = 'order-of-the-candidate-0000000';
export const CANDIDATE_SEARCH_ID = 601;
export const CANDIDATE_TEMPLATE_ID = 401;
export const SHARED_TEMPLATE_ID = 402;

function roleOf({ candidateId, clientId }: (typeof testUsers)[Person]): Requester['role'] {
  if (candidateId !== null) return 'candidate';
  return clientId === null ? 'operator' : 'client';
}

async function insertUsers(db: Database): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  await db.insert(users).values(
    Object.entries(testUsers).map(([name, person]) => ({
      id: person.usersId,
      email: person.email,
      role: roleOf(person),
      planType: name === 'paidCandidate' ? ('paid' as const) : ('free' as const),
      planLabel: name === 'paidCandidate' ? 'silver+ 6 Monate' : null,
      passwordHash,
      mailboxProvenAt: new Date(0),
    })),
  );
}

async function insertCandidates(db: Database): Promise<void> {
  const { candidate, paidCandidate, stranger } = testUsers;
  await db.insert(candidates).values([
    {
      id: candidate.candidateId,
      usersId: candidate.usersId,
      salutationId: 2,
      firstName: 'Renate',
      lastName: 'Schuster',
      phone: '0221 1234567',
      postalCode: '50667',
      radius: 10_000,
      additional: { potential_job_1: 'true' },
      mainJob: { sector_id: 1, subsector_id: 11 },
    },
    { id: paidCandidate.candidateId, usersId: paidCandidate.usersId },
    { id: stranger.candidateId, usersId: stranger.usersId },
  ]);
  await db
    .insert(candidatePositions)
    .values({ id: 501, candidateId: candidate.candidateId, positionId: 1, matchEmployer: true });
}

async function insertClients(db: Database): Promise<void> {
  const { company, privateEmployer } = testUsers;
  await db.insert(clients).values([
    {
      id: company.clientId,
      usersId: company.usersId,
      knownAt: new Date(0),
      profileName: 'Weber Holzbau GmbH',
      salutationId: 1,
      contactName: 'Jochen Weber',
      employerTypeId: 1,
      companySizeId: 1,
      profileAgeId: 1,
      subsectorId: 11,
      profileLink: 'https://weber.example',
      profileDescription: 'Holzbau seit 1950.',
      street: 'Sägeweg 3',
      postalCode: '50667',
      phone: '0221 7654321',
    },
    {
      id: privateEmployer.clientId,
      usersId: privateEmployer.usersId,
      knownAt: new Date(0),
      isPrivate: true,
      profileName: 'Familie K.',
      salutationId: 2,
      contactName: 'Petra Klein',
      employerTypeId: 2,
      profileLink: 'https://klein.example',
    },
  ]);
}

/** The payment service's id of the paying candidate's plan, and the number of the contract. */
export const PLAN_REFERENCE = 'test-karl';
export const CONTRACT_NUMBER = 'SP-0A1B2C3D4E';
/** The paying candidate has six months since the 1st of November. */
const PLAN_STARTED = Date.UTC(2026, 10, 1, 9) / 1_000;

/** The plan and the order that people have from the beginning. */
export async function insertPlans(db: Database): Promise<void> {
  // The end of the 1st of May in Germany.
  const termEnd = Date.UTC(2027, 4, 1, 21, 59, 59) / 1_000;
  const plan = { provider: 'test', priceCents: 1_399, months: 6 } as const;
  await db
    .update(users)
    .set({ planEndDate: termEnd })
    .where(eq(users.id, testUsers.paidCandidate.usersId));
  await db.insert(subscriptions).values({
    ...plan,
    usersId: testUsers.paidCandidate.usersId,
    reference: PLAN_REFERENCE,
    number: CONTRACT_NUMBER,
    status: 'active',
    startedAt: PLAN_STARTED,
    termEnd,
    currentPeriodEnd: Date.UTC(2026, 11, 1, 9) / 1_000,
  });
  await db.insert(checkoutOrders).values({
    ...plan,
    id: ORDER_ID,
    usersId: testUsers.candidate.usersId,
    product: 'silver+ 6 Monate Mindestlaufzeit',
    creditCents: 0,
    redirectPath: '/silverplus',
    state: 'open',
    createdAt: new Date(Date.UTC(2026, 10, 21, 8)),
  });
}

/** Inserts the people with their templates. */
export async function insertTestUsers(db: Database): Promise<void> {
  await insertUsers(db);
  await insertCandidates(db);
  await insertClients(db);
  await db.insert(messageTemplates).values([
    {
      id: CANDIDATE_TEMPLATE_ID,
      usersId: testUsers.candidate.usersId,
      name: 'Meine',
      message: 'Guten Tag',
    },
    { id: SHARED_TEMPLATE_ID, usersId: 5, name: 'Gemeinsame', message: 'Sehr geehrte Damen' },
  ]);
  await insertPlans(db);
  await db
    .insert(operators)
    .values({ usersId: testUsers.operator.usersId, totpSecret: TOTP_SECRET });
  await db.insert(passkeys).values({
    id: PASSKEY_ID,
    usersId: testUsers.candidate.usersId,
    credentialId: 'key-of-the-candidate',
    publicKey: 'AAAA',
    counter: 0,
    transports: ['internal'],
    name: 'Telefon',
  });
  await db.insert(jobSearches).values({
    id: CANDIDATE_SEARCH_ID,
    candidateId: testUsers.candidate.candidateId,
    type: 'manual',
    searchWhatId: 2,
    searchLocationId: 1_506_671,
  });
}

/** A token that is valid until the given moment; its user counts as confirmed (account-35). */
export async function insertSession(
  db: Database,
  usersId: number,
  expiresAt: Date,
): Promise<string> {
  const token = createSecret();
  await db.insert(sessions).values({
    tokenHash: hashSecret(token),
    usersId,
    expiresAt,
    confirmedUntil: expiresAt,
  });
  return token;
}
