import type { Database } from '../database/database.ts';
import {
  employerPictures,
  jobPictures,
  messagePapers,
  nonProfitProofs,
  papers,
  paperUploads,
} from '../database/schema.ts';
import { MESSAGE_ID } from './conversations.ts';
import { JOB_ID } from './jobs.ts';
import { testUsers } from './test-users.ts';

/** A paper of Karl, sent along with his message to the company. */
export const PAPER_ID = 901;
export const ATTACHED_PAPER_ID = 902;
/** The certificate of the company, shown to the operator. */
export const CERTIFICATE_ID = 903;
/** An upload of Karl that has not begun. */
export const PAPER_UPLOAD_ID = '7d3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e';
/** The picture of the company's job, and an upload of the company that becomes another. */
export const PICTURE_ID = '5a3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e';
export const PICTURE_UPLOAD_ID = '6a3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e';
/** One point, as a PNG. */
export const SMALLEST_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const { usersId } = testUsers.paidCandidate;

/** After insertMessage. */
export async function insertPapers(db: Database): Promise<void> {
  const now = new Date(0);
  await db.insert(papers).values({
    id: PAPER_ID,
    usersId,
    name: 'Lebenslauf.pdf',
    mediaType: 'application/pdf',
    bytes: 3,
    pages: 1,
    checked: 'clean',
    storageKey: '8d3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e',
    updatedAt: now,
  });
  await db
    .insert(messagePapers)
    .values({ id: ATTACHED_PAPER_ID, messageId: MESSAGE_ID, paperId: PAPER_ID });
  await db.insert(papers).values({
    id: CERTIFICATE_ID,
    usersId: testUsers.company.usersId,
    name: 'Freistellungsbescheid.pdf',
    mediaType: 'application/pdf',
    bytes: 3,
    pages: 1,
    checked: 'clean',
    storageKey: '9d3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e',
    updatedAt: now,
  });
  await db.insert(nonProfitProofs).values({
    clientId: testUsers.company.clientId,
    paperId: CERTIFICATE_ID,
    askedAt: now,
    state: 'asked',
  });
  await db.insert(employerPictures).values({
    storageKey: PICTURE_ID,
    clientId: testUsers.company.clientId,
    kind: 'picture',
    width: 1_200,
    height: 800,
    checked: 'clean',
  });
  await db
    .insert(jobPictures)
    .values({ jobDemandId: JOB_ID, storageKey: PICTURE_ID, alt: 'Unsere Werkstatt' });
  const bytes = Buffer.from(SMALLEST_PNG, 'base64').length;
  const upload = { id: PAPER_UPLOAD_ID, usersId, name: 'Bild.png', bytes, fingerprint: '1' };
  await db.insert(paperUploads).values(upload);
}
