import { createHash } from 'node:crypto';
import {
  employerJobInput,
  isOtherJob,
  JOB_RUN_MAX_DAYS,
  type JobImportInput,
  jobHtmlToText,
  jobNetCents,
  jobTextToHtml,
  type Prices,
  RADIUS_DEFAULT_METERS,
} from '@silverjobs/contract';
import { cleanText } from '@silverjobs/contract/clean-text';
import { meantCodes } from '@silverjobs/contract/countries';
import { readPostalCode } from '@silverjobs/contract/typed-values';
import { decodeHTML } from 'entities/decode';
import type { ClientRow } from '../clients/client-of.ts';
import type { Database } from '../database/database.ts';
import type { jobImportRows } from '../database/schema.ts';
import { findTown, loadBookedJob } from '../employer-jobs/booked-job.ts';
import { endAfter, lastDayOf } from '../employer-jobs/end-of-job.ts';
import type { EmployerJobRow } from '../employer-jobs/find-employer-job.ts';
import { jobColumns } from '../employer-jobs/job-columns.ts';
import { loadEditedJob } from '../employer-jobs/load-edited-job.ts';
import { describeIssue } from '../http/describe-issue.ts';
import { Failure } from '../http/failure.ts';
import { findPostalCode } from '../locations/find-postal-code.ts';
import { withoutControls, withRealTags } from '../partner-jobs/clean-posting.ts';
import type { RawPosting } from '../partner-jobs/feed.ts';
import { readMoment } from '../partner-jobs/read-moment.ts';
import { whyHoldJob } from '../safety/hold.ts';
import { changesOf, type JobInput, type Names } from './changes.ts';
import { hintsOf } from './hints-of.ts';
import { readTerms } from './read-terms.ts';

/** A row as it is stored, without the import that it belongs to. */
export type PlannedRow = Omit<
  typeof jobImportRows.$inferInsert,
  'id' | 'importId' | 'position' | 'outcome'
>;

/** What all rows of an import are judged by. */
export type PlanParts = {
  readonly db: Database;
  readonly now: Date;
  readonly publicUrl: string;
  readonly client: ClientRow;
  readonly nonProfit: boolean;
  readonly prices: Prices;
  readonly names: Names;
  /** The activity that words name; what is surest stands first. */
  readonly positionsOf: (words: string) => readonly number[];
  readonly defaults: Pick<JobImportInput, 'work_load_id' | 'job_type_id'>;
};

const HIDDEN =
  'Diese Anzeige haben wir ausgeblendet. Warum, und was Sie dagegen tun können, steht in unserer E-Mail an Sie.';
const HELD = 'Bevor diese Anzeige erscheint, liest sie ein Mensch bei uns.';
const PAUSED = 'Die Anzeige ist pausiert und bleibt es.';

/** A line of a file as it is shown and compared. */
export const lineOf = (text: string | null, most: number) =>
  [
    ...cleanText(decodeHTML(withoutControls(text ?? '')))
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, most)
    .join('');

/** HTML or text as employers type it, the way it comes back from what is stored (employers-11). */
function descriptionOf(html: string): string {
  const typed = cleanText(decodeHTML(jobHtmlToText(withRealTags(html))));
  return jobHtmlToText(jobTextToHtml(typed));
}

const refuse = (message: string): never => {
  throw new Failure('validation.failed', { message });
};

/** The code of a place; four digits count where only one country has them. @throws Failure */
async function postalCodeOf(db: Database, typed: string | null): Promise<string | undefined> {
  if (!typed) return undefined;
  const code = readPostalCode(typed);
  const meant = meantCodes(code);
  if (meant.length === 0) return code;
  const found: string[] = [];
  for (const one of meant) if (await findPostalCode(db, one)) found.push(one);
  if (found.length === 1) return found[0];
  return refuse(
    found.length === 0
      ? `Die Postleitzahl „${typed}“ gibt es nicht.`
      : `Die Postleitzahl „${typed}“ gibt es mehrmals: ${found.join(', ')}. Schreiben Sie bitte eine davon in die Datei.`,
  );
}

/** The last day as the file says it; null where it says none. @throws Failure */
function lastDay(text: string | null, now: Date): { day: string | null; isOver: boolean } {
  const end = readMoment(text, 'end');
  if (end === 'invalid') {
    return refuse(`Das Ende „${text}“ verstehen wir nicht. Gut ist zum Beispiel „31.12.2026“.`);
  }
  if (end === null) return { day: null, isOver: false };
  return { day: lastDayOf(new Date(end)), isOver: end <= now.getTime() };
}

/** The key of a posting: the same file posts it once, and anew only when it was over. */
function clientKey(clientId: number, reference: string, earlier: number | undefined): string {
  const hash = createHash('sha256')
    .update(`${clientId}|${reference}|${earlier ?? 0}`)
    .digest('hex');
  const part = (from: number, length: number) => hash.slice(from, from + length);
  return `${part(0, 8)}-${part(8, 4)}-8${part(13, 3)}-8${part(17, 3)}-${part(20, 12)}`;
}

type Given = Awaited<ReturnType<typeof readGiven>>;

async function readGiven({ db, now, client, positionsOf }: PlanParts, raw: RawPosting) {
  const { applicationAddress, street, ...said } = raw.terms ?? {};
  const { terms, notes } = readTerms(
    client.isPrivate ? said : { ...said, applicationAddress, street },
  );
  const activity = raw.terms?.activity;
  const [named] = activity ? positionsOf(activity) : [];
  const title = lineOf(raw.title, 1_000);
  const [guessed] = positionsOf(title);
  const { day, isOver } = lastDay(raw.expiresAt, now);
  return {
    title,
    description: descriptionOf(raw.description),
    postalCode: await postalCodeOf(db, raw.postalCode),
    terms: { ...terms, ...(raw.homeoffice && { homeofficeId: 5 }) },
    notes,
    activity,
    named,
    guessed,
    day,
    isOver,
    today: lastDayOf(now) ?? '',
  };
}

/** What the file says, in the fields of the API; what it does not say is not there. */
function fieldsOf({ title, description, postalCode, terms, today }: Given) {
  const { workLoadId, jobTypeId, homeofficeId, radius, contractKind, pay, applicationAddress } =
    terms;
  const { times, places, startsOn, street } = terms;
  return {
    title,
    description,
    ...(postalCode !== undefined && { postal_code: postalCode }),
    ...(radius !== undefined && { radius }),
    ...(workLoadId !== undefined && { work_load_id: workLoadId }),
    ...(jobTypeId !== undefined && { job_type_id: jobTypeId }),
    ...(homeofficeId !== undefined && { homeoffice_id: homeofficeId }),
    ...(contractKind !== undefined && { contract_kind: contractKind }),
    ...(applicationAddress !== undefined && { application_address: applicationAddress }),
    ...(times !== undefined && { times }),
    ...(places !== undefined && { places }),
    ...(startsOn !== undefined && startsOn >= today && { starts_on: startsOn }),
    ...(street !== undefined && { street }),
    ...(pay !== undefined && { pay_from: null, pay_to: null, ...pay }),
  };
}

/** @throws Failure with the sentence of the first thing that is wrong */
function checked(input: object): JobInput {
  const read = employerJobInput.safeParse(input, {
    error: (issue) => issue.message ?? describeIssue(issue),
  });
  return read.success ? read.data : refuse(read.error.issues[0]?.message ?? 'Das stimmt nicht.');
}

/** What an advertisement is posted for, where the file does not name it in our words. */
function activityNote({ activity, named, guessed }: Given, { positions }: Names): string | null {
  if (named !== undefined || guessed === undefined) return null;
  const unknown = activity ? `Die Tätigkeit „${lineOf(activity, 100)}“ kennen wir nicht. ` : '';
  return `${unknown}Aus dem Titel lesen wir: ${positions(guessed)}.`;
}

const noteOf = (notes: readonly (string | false | null)[]) =>
  lineOf(notes.filter(Boolean).join(' '), 500) || null;

async function planNew(
  parts: PlanParts,
  reference: string,
  given: Given,
  earlier: EmployerJobRow | undefined,
): Promise<Omit<PlannedRow, 'title' | 'reference'>> {
  const { client, defaults, db, names, now, publicUrl, prices, nonProfit } = parts;
  if (given.isOver) refuse('Das Ende dieser Anzeige ist schon vorbei.');
  const position = given.named ?? given.guessed;
  if (position === undefined) {
    return refuse(
      'Wir erkennen keine Tätigkeit im Titel. Schreiben Sie sie bitte in eine Spalte „Tätigkeit“, zum Beispiel „Verkäufer/in“.',
    );
  }
  const fields = fieldsOf(given);
  const workLoad = fields.work_load_id ?? defaults.work_load_id;
  if (workLoad === null) {
    refuse(
      'Die Arbeitszeit fehlt. Wählen Sie sie bitte oben für alle, oder nennen Sie sie in der Datei.',
    );
  }
  const jobType = fields.job_type_id ?? defaults.job_type_id;
  if (jobType === null && !client.isPrivate) {
    refuse(
      'Der Stellentyp fehlt. Wählen Sie ihn bitte oben für alle, oder nennen Sie ihn in der Datei.',
    );
  }
  if (given.postalCode === undefined) refuse('Die Postleitzahl fehlt.');
  const farthest = lastDayOf(endAfter(now, JOB_RUN_MAX_DAYS));
  const day = given.day && farthest && given.day > farthest ? farthest : given.day;
  const input = checked({
    radius: RADIUS_DEFAULT_METERS,
    homeoffice_id: 1,
    contact_preference: 'message',
    ...fields,
    work_load_id: workLoad,
    job_type_id: jobType,
    position_id: position,
    ...(day && { ends_on: day }),
  });
  const columns = await jobColumns(db, client, input);
  const held = whyHoldJob(publicUrl, client, { payHint: null, ...columns }) !== null;
  return {
    act: 'new',
    netCents: jobNetCents({ isPrivate: client.isPrivate, nonProfit }, input, prices),
    note: noteOf([activityNote(given, names), ...given.notes, held && HELD]),
    hints: hintsOf(input, given.terms.startsOn, given.today),
    input: { ...input, client_key: clientKey(client.id, reference, earlier?.id) },
  };
}

async function planKnown(
  parts: PlanParts,
  job: EmployerJobRow,
  given: Given,
): Promise<Omit<PlannedRow, 'title' | 'reference'>> {
  const { db, client, now, names, prices, nonProfit } = parts;
  const known = { jobDemandId: job.id };
  if (job.hiddenAt !== null && job.heldFor === null) refuse(HIDDEN);
  if (given.isOver) {
    return { ...known, act: job.status === 'closed' ? 'same' : 'end', note: null };
  }
  const edited = await loadEditedJob(db, { clientId: client.id }, job.id);
  const farthest = lastDayOf(endAfter(now, JOB_RUN_MAX_DAYS)) ?? '';
  const input = checked({
    ...edited,
    ...fieldsOf(given),
    position_id: given.named ?? edited.position_id ?? given.guessed,
    ...(given.day && given.day <= farthest && { ends_on: given.day }),
  });
  await jobColumns(db, client, input, job.description);
  const changes = changesOf(edited, input, names);
  const booked = await loadBookedJob(db, job);
  const isOther =
    booked !== null &&
    changes.length > 0 &&
    isOtherJob(booked, { ...input, town: await findTown(db, input.postal_code) });
  const isClosed = job.status === 'closed';
  if (changes.length === 0 && !isClosed) {
    return { ...known, act: 'same', note: noteOf(given.notes) };
  }
  return {
    ...known,
    act: isOther ? 'book' : isClosed ? 'reopen' : 'change',
    changes,
    netCents: isOther ? jobNetCents({ isPrivate: client.isPrivate, nonProfit }, input, prices) : 0,
    note: noteOf([...given.notes, job.status === 'paused' && job.heldFor === null && PAUSED]),
    hints: hintsOf(input, given.terms.startsOn, given.today),
    input,
  };
}

/** Whether a job that is over runs on for nothing: within what was booked, or of a household. */
const runsOn = (job: EmployerJobRow, client: ClientRow, now: Date) =>
  job.status !== 'closed' ||
  (job.postedPrivate ? client.isPrivate : job.endsAt === null || job.endsAt > now);

/**
 * What becomes of one advertisement of a file. What cannot be taken over is refused with its reason, and
 * costs no other.
 * @param job the newest of this reference
 */
export async function planRow(
  parts: PlanParts,
  raw: RawPosting,
  reference: string,
  job: EmployerJobRow | undefined,
): Promise<PlannedRow> {
  const shown = { reference, title: lineOf(raw.title, 300) };
  try {
    const given = await readGiven(parts, raw);
    const plan =
      job && runsOn(job, parts.client, parts.now)
        ? await planKnown(parts, job, given)
        : await planNew(parts, reference, given, job);
    return { ...shown, ...plan };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { ...shown, act: 'refused', note: error.message, jobDemandId: job?.id ?? null };
  }
}
