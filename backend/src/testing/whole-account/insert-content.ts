import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import {
  apiKeys,
  assistantSessions,
  assistantTurns,
  contractDeclarations,
  cvs,
  helperActs,
  helperDrafts,
  helpers,
  jobReports,
  jobSearches,
  letters,
  messageTemplates,
  papers,
  paperUploads,
  passkeys,
  pushDevices,
  referralCodes,
  surveyAnswers,
} from '../../database/schema.ts';
import { sampleCv } from '../cv.ts';
import { HELPER_ID } from '../helpers.ts';
import { JOB_ID } from '../jobs.ts';
import { sampleLetter } from '../letter.ts';
import { pushSubscriptionOf } from '../push-devices.ts';
import { CANDIDATE_SEARCH_ID, testUsers } from '../test-users.ts';
import { NAMES, word } from './names.ts';

const { usersId } = testUsers.candidate;

/** What the person wrote, and what the assistants answered. */
export async function insertContent(db: Database, now: Date): Promise<void> {
  await db
    .update(jobSearches)
    .set({
      title: word('title'),
      narrowing: { words: word('searched') },
      savedBy: word('savedBy'),
    })
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
  const sheet = { ...sampleLetter, parts: { ...sampleLetter.parts, employer: word('letter') } };
  await db
    .insert(letters)
    .values({ usersId, version: 1, draft: sheet, previous: sheet, updatedAt: now });
  await db.insert(helpers).values({
    id: HELPER_ID,
    usersId,
    name: word('helper'),
    email: `${word('helperMail')}@test.example`,
    permissions: ['search'],
    createdAt: now,
    acceptedAt: now,
  });
  await db
    .insert(helperActs)
    .values({ helperId: HELPER_ID, at: now, act: 'POST /job_search', subject: word('helperAct') });
  await db.insert(helperDrafts).values({
    helperId: HELPER_ID,
    jobDemandId: JOB_ID,
    message: word('helperDraft'),
    updatedAt: now,
  });
  await db.insert(passkeys).values({
    usersId,
    credentialId: 'whole-account',
    publicKey: 'AAAA',
    counter: 0,
    transports: [],
    name: word('passkey'),
  });
  await db.insert(papers).values({
    usersId,
    name: word('paper'),
    mediaType: 'application/pdf',
    bytes: 3,
    checked: 'clean',
    storageKey: '9d3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e',
    updatedAt: now,
  });
  const upload = { usersId, name: word('upload'), bytes: 3, fingerprint: '1' };
  await db.insert(paperUploads).values(upload);
  await db
    .insert(pushDevices)
    .values({ ...pushSubscriptionOf('whole-account'), usersId, name: word('device') });
  await db
    .insert(apiKeys)
    .values({ usersId, keyHash: 'whole-account', start: 'sjk_abcd', name: word('apiKey') });
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
}
