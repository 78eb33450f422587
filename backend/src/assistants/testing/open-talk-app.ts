import type { Database } from '../../database/database.ts';
import { candidates, users } from '../../database/schema.ts';
import type { Accounts } from '../../demo/accounts/types.ts';
import { employers as makeEmployers } from '../../demo/employers/index.ts';
import { jobDemands } from '../../demo/jobs/index.ts';
import { seedAccounts } from '../../demo/seed/seed-accounts.ts';
import { seedJobDemands } from '../../demo/seed/seed-job-demands.ts';
import { loadPlaces, lookups, positions } from '../../reference/index.ts';
import { seedReference } from '../../reference/write-reference.ts';
import { BEGIN } from '../../testing/fill-database.ts';
import { openAppOver, type TestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { insertSession } from '../../testing/test-users.ts';
import { simplify } from '../understanding/simplify.ts';
import type { TalkPerson } from './talk-people.ts';

/** The demo as it is by default; of its jobs those around the towns of the people. */
const SEED = 2_026;
const JOBS = 5_000;
const AROUND = /^(?:5[0137]|8[0125]|2[012]|01|A-|CH-|FL-)/;
/** Ids above those of the demo. */
const FIRST_ID = 9_000;

/** Somebody who is signed in: who she is, and the token of her session. */
export type TalkUser = {
  readonly usersId: number;
  readonly candidateId: number;
  readonly token: string;
};

/** The whole app with the jobs of the demo; a call that fails throws. */
export type TalkApp = Pick<TestApp, 'send' | 'close'> & {
  readonly signUp: (person: TalkPerson) => Promise<TalkUser>;
  /** The token of an employer. */
  readonly signInEmployer: (clientId: number) => Promise<string>;
};

const untilLater = () => new Date(BEGIN.getTime() + 3_600_000);

async function insertPerson(db: Database, id: number, person: TalkPerson): Promise<TalkUser> {
  const email = `${simplify(person.lastName)}@person.example`;
  await db
    .insert(users)
    .values({ id, email, role: 'candidate', planType: 'paid', mailboxProvenAt: new Date(0) });
  await db.insert(candidates).values({ ...person, id, usersId: id });
  return { usersId: id, candidateId: id, token: await insertSession(db, id, untilLater()) };
}

/** Opens it, with all occupations and places. Close it after the tests. */
export async function openTalkApp(): Promise<TalkApp> {
  const database = await openTestDatabase();
  const { db } = database;
  const places = loadPlaces();
  await seedReference(db, { lookups, positions }, places);
  const employers = makeEmployers({ seed: SEED, places });
  const accounts: Accounts = {
    users: employers.map((employer) => ({
      id: employer.users_id,
      email: `arbeitgeber-${employer.id}@example.org`,
      role: 'client',
      password: null,
      candidate_id: null,
      client_id: employer.id,
      plan_label: 'Gratis',
      plan_type: 'free',
      plan_end_date: null,
      created_at: BEGIN,
    })),
    candidates: [],
    outreach_templates: [],
    communications: [],
    messages: [],
  };
  await seedAccounts(db, accounts, employers, BEGIN);
  const batches = jobDemands({ seed: SEED, count: JOBS, employers, positions, places, now: BEGIN });
  const near = [...batches].map((rows) => rows.filter((row) => AROUND.test(row.postal_code)));
  await seedJobDemands(db, near, places);
  const { sendRaw, close } = openAppOver(database);
  const send: TestApp['sendRaw'] = async (key, parts, as) => {
    const answer = await sendRaw(key, parts, as);
    if (answer.status === 200) return answer;
    throw new Error(`${key} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
  };
  let id = FIRST_ID;
  return {
    send: send as TestApp['send'],
    close,
    signUp: (person) => {
      id += 1;
      return insertPerson(db, id, person);
    },
    signInEmployer: async (clientId) => {
      const userId = employers.find((one) => one.id === clientId)?.users_id ?? 0;
      return insertSession(db, userId, untilLater());
    },
  };
}
