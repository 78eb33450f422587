import type { Database } from '../../database/database.ts';
import {
  bookings,
  courseRegistrations,
  courses,
  employerPictures,
  hiddenJobs,
  invoices,
  jobAlerts,
  jobDemands,
  jobDrafts,
  jobPictures,
  savedJobs,
  webhooks,
} from '../../database/schema.ts';
import { amountsOf } from '../../invoices/add-invoice.ts';
import { CANDIDATE_SEARCH_ID, testUsers } from '../test-users.ts';
import { CLIENT_ID } from './insert-person.ts';
import { NAMES, word } from './names.ts';

const { usersId, candidateId } = testUsers.candidate;
const OWN_JOB_ID = 9_901;

/** Marked jobs, a course, and a job of the person's own with its booking and invoice. */
export async function insertJobs(db: Database, now: Date): Promise<void> {
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
    applicationAddress: `https://www.seniorenhof.example/${word('applicationAddress')}`,
    street: word('workStreet'),
    externalRef: word('reference'),
    clientId: CLIENT_ID,
    description: NAMES.phone,
    payHint: word('pay'),
  });
  const contentOf = (title: string) => ({ fields: { title }, over: null });
  await db.insert(jobDrafts).values({
    clientId: CLIENT_ID,
    key: `job-${OWN_JOB_ID}`,
    jobDemandId: OWN_JOB_ID,
    version: 2,
    draft: contentOf(word('jobDraft')),
    previous: contentOf(word('jobDraftBefore')),
    savedBy: usersId,
    updatedAt: now,
  });
  const storageKey = '4a3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e';
  await db.insert(employerPictures).values({
    storageKey,
    clientId: CLIENT_ID,
    kind: 'picture',
    width: 400,
    height: 300,
    checked: 'clean',
    hiddenAt: now,
    hiddenFor: word('pictureHidden'),
  });
  const alt = word('picture');
  await db.insert(jobPictures).values({ jobDemandId: OWN_JOB_ID, storageKey, alt });
  const url = `https://ats.example/${word('webhook')}`;
  await db.insert(webhooks).values({ clientId: CLIENT_ID, url, secret: 'x' });
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
