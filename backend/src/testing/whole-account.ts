import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import {
  assistantSessions,
  assistantTurns,
  bookings,
  callbackRequests,
  candidates,
  checkoutOrders,
  clients,
  communications,
  contractDeclarations,
  courseRegistrations,
  courses,
  cvs,
  hiddenJobs,
  invoices,
  jobAlerts,
  jobDemands,
  jobReports,
  jobSearches,
  messageReports,
  messages,
  messageTemplates,
  moderationDecisions,
  moderationParties,
  referralCodes,
  savedJobs,
  subscriptions,
  surveyAnswers,
  users,
} from '../database/schema.ts';
import { amountsOf } from '../invoices/add-invoice.ts';
import { sampleCv } from './cv.ts';
import { CANDIDATE_SEARCH_ID, testUsers } from './test-users.ts';

/** Whom the account names; found nowhere else. */
export const NAMES = {
  first: 'Zwetschgina',
  last: 'Quittenbaum',
  phone: '0221 99887766',
  street: 'Mispelgasse 17',
  emails: ['quitte@test.example', 'quitte2@test.example', 'quitte3@test.example'],
} as const;

const { candidate, company } = testUsers;
const { usersId, candidateId } = candidate;
const CLIENT_ID = 399;
const OWN_JOB_ID = 9_901;

/** A word for each column that holds free text, so that each is looked for. */
const word = (column: string) => `Wort-${column}`;
const COLUMNS = [
  'additional',
  'title2',
  'trainings',
  'software',
  'department',
  'link',
  'mainJob',
  'templateText',
  'contract',
  'jobReport',
  'callbackQuestion',
  'messageReport',
  'product',
  'title',
  'template',
  'given',
  'asked',
  'answered',
  'education',
  'lastEmployer',
  'previousEmployer',
  'experience',
  'preferences',
  'message',
  'declaration',
  'job',
  'pay',
  'profile',
  'cv',
  'decision',
  'objection',
];
export const OTHER_NAMES: readonly string[] = COLUMNS.map(word);

const contactData = {
  salutation_id: 2 as const,
  first_name: NAMES.first,
  last_name: NAMES.last,
  phone: NAMES.phone,
  email: NAMES.emails[0],
};

async function insertPerson(db: Database): Promise<void> {
  await db.update(users).set({ email: NAMES.emails[0] }).where(eq(users.id, usersId));
  await db
    .update(candidates)
    .set({
      firstName: NAMES.first,
      lastName: NAMES.last,
      phone: NAMES.phone,
      street: NAMES.street,
      education: {
        degree: word('education'),
        more_title: word('title2'),
        trainings: word('trainings'),
        software: word('software'),
      },
      lastEmployer: {
        employer_name: word('lastEmployer'),
        employer_department: word('department'),
      },
      previousEmployer: { employer_name: word('previousEmployer') },
      additional: { languages: word('additional') },
      mainJob: { job_position: word('mainJob') },
      preferences: { work_honorary: word('preferences') },
      workExperience: word('experience'),
    })
    .where(eq(candidates.id, candidateId));
  await db.insert(clients).values({
    id: CLIENT_ID,
    usersId,
    profileName: `${NAMES.last} OHG`,
    contactName: NAMES.last,
    profileDescription: word('profile'),
    profileLink: word('link'),
    street: NAMES.street,
    phone: NAMES.phone,
  });
}

async function insertDecision(db: Database, now: Date): Promise<void> {
  const [decision] = await db
    .insert(moderationDecisions)
    .values({
      kind: 'user',
      subjectId: usersId,
      action: 'block',
      ground: 'terms',
      reason: word('decision'),
      affectedUsersId: usersId,
    })
    .returning();
  await db.insert(moderationParties).values({
    decisionId: decision?.id ?? 0,
    party: 'affected',
    usersId,
    tokenHash: 'whole-account',
    expiresAt: now,
    objection: word('objection'),
    objectedAt: now,
  });
}

async function insertContract(db: Database, now: Date): Promise<void> {
  const order = { usersId, provider: 'test', reference: 'test-whole', priceCents: 899 } as const;
  await db.insert(subscriptions).values({
    ...order,
    customer: 'customer-whole',
    status: 'active',
    months: 12,
    startedAt: now.getTime() / 1_000,
    termEnd: now.getTime() / 1_000 + 31_536_000,
  });
  await db.insert(checkoutOrders).values({
    ...order,
    id: 'order-whole',
    product: word('product'),
    months: 12,
    creditCents: 0,
    redirectPath: '/',
    state: 'paid',
    paidAt: now,
  });
}

async function insertContent(db: Database, now: Date): Promise<void> {
  await db
    .update(jobSearches)
    .set({ title: word('title') })
    .where(eq(jobSearches.id, CANDIDATE_SEARCH_ID));
  await db
    .insert(messageTemplates)
    .values({ usersId, name: word('template'), message: word('templateText') });
  await db.insert(assistantSessions).values({
    id: 'whole-account',
    usersId,
    assistant: 'job-coach',
    given: { userProfile: word('given') },
    state: { name: NAMES.first },
    usedAt: now,
  });
  await db.insert(assistantTurns).values({
    sessionId: 'whole-account',
    message: word('asked'),
    reply: { text: word('answered') },
  });
  const person = { ...sampleCv.person, name: word('cv') };
  const draft = { ...sampleCv, person };
  await db.insert(cvs).values({ usersId, version: 1, draft, previous: draft, updatedAt: now });
  await db.insert(surveyAnswers).values({ usersId, kind: 'nps', value: 3 });
  await db.insert(referralCodes).values({ usersId, code: 'abcdefghjk' });
  await db.insert(contractDeclarations).values({
    reference: 'V2026-WHOLE1',
    usersId,
    kind: 'extraordinary',
    name: NAMES.last,
    email: NAMES.emails[0],
    reason: word('declaration'),
    contract: word('contract'),
    requestedEnd: '2027-05-31',
  });
  await db
    .insert(jobReports)
    .values({ jobDemandId: 2, usersId, reason: 'other', text: word('jobReport') });
  await insertContract(db, now);
  await insertDecision(db, now);
}

async function insertJobs(db: Database, now: Date): Promise<void> {
  const pair = { candidateId, jobDemandId: 1 };
  await db.insert(savedJobs).values(pair);
  await db.insert(hiddenJobs).values(pair);
  await db.insert(jobAlerts).values({ ...pair, jobSearchId: CANDIDATE_SEARCH_ID });
  const [course] = await db.select().from(courses).limit(1);
  if (course) {
    await db.insert(courseRegistrations).values({ courseId: course.id, usersId, waiting: false });
  }
  await db.insert(jobDemands).values({
    id: OWN_JOB_ID,
    title: word('job'),
    clientId: CLIENT_ID,
    description: NAMES.phone,
    payHint: word('pay'),
  });
  const [booking] = await db
    .insert(bookings)
    .values({
      number: 'R-WHOLE-1',
      clientId: CLIENT_ID,
      jobDemandId: OWN_JOB_ID,
      title: 'Anzeige',
      netCents: 9_900,
      vatPercent: 19,
      address: [NAMES.last, NAMES.street],
      dueAt: now,
    })
    .returning({ id: bookings.id });
  await db.insert(invoices).values({
    number: 'R-WHOLE-1',
    kind: 'invoice',
    usersId,
    bookingId: booking?.id ?? null,
    subject: 'booking:whole',
    key: 'booking:whole',
    content: {
      cancels: null,
      date: now.getTime(),
      service_from: now.getTime(),
      service_to: null,
      seller: null,
      recipient: [NAMES.last, NAMES.street],
      lines: [{ text: 'Anzeige', cents: 9_900 }],
      with_vat: false,
      ...amountsOf(9_900, false),
      payment: 'Auf Rechnung.',
    },
  });
}

/** Gives the candidate, who becomes an employer too, something in every table. */
export async function insertWholeAccount(db: Database, now: Date): Promise<void> {
  await insertPerson(db);
  await insertContent(db, now);
  await insertJobs(db, now);
  const [conversation] = await db
    .insert(communications)
    .values({
      type: 'application',
      sendingUsersId: usersId,
      candidateId,
      clientId: company.clientId,
      jobDemandId: 3,
      contactData,
    })
    .returning();
  await db.insert(messages).values({
    conversationId: conversation?.id ?? 0,
    type: 'application',
    message: word('message'),
    sendingUsersId: usersId,
    contactData,
  });
  const [answer] = await db
    .insert(messages)
    .values({
      conversationId: conversation?.id ?? 0,
      type: 'application',
      message: 'Guten Tag',
      sendingUsersId: company.usersId,
      contactData: 'anonymous',
    })
    .returning();
  await db.insert(messageReports).values({
    messageId: answer?.id ?? 0,
    usersId,
    reason: 'other',
    text: word('messageReport'),
  });
  await db.insert(callbackRequests).values({
    usersId,
    name: NAMES.last,
    phone: NAMES.phone,
    window: 'any',
    question: word('callbackQuestion'),
  });
}
