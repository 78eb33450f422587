import type { JobImportInput } from '@silverjobs/contract';
import { attemptsLeft } from '../auth/attempts.ts';
import type { ClientRow } from '../clients/client-of.ts';
import { findProofState } from '../clients/proof-state.ts';
import { loadPrices } from '../contents/load-contents.ts';
import { and, desc, eq, isNotNull, isNull, ne } from '../database/drizzle.ts';
import { jobDemands } from '../database/schema.ts';
import type { EmployerJobRow } from '../employer-jobs/find-employer-job.ts';
import { importLimit } from '../employer-jobs/post-job.ts';
import type { ClientRequester } from '../http/requester.ts';
import { loadLabels } from '../lookups/labels.ts';
import { loadPositionLabels } from '../lookups/position-labels.ts';
import { readPositions } from '../partner-jobs/find-positions.ts';
import type { Services } from '../services.ts';
import { lineOf, type PlannedRow, type PlanParts, planRow } from './plan-row.ts';
import type { FileContent } from './read-file.ts';

/** Longest reference that is kept, in characters. */
const REFERENCE_MAX = 100;

const NO_REFERENCE =
  'Die Kennung fehlt. Ohne sie wissen wir beim nächsten Mal nicht, dass es dieselbe Anzeige ist. Schreiben Sie bitte eine in die Spalte „Kennung“.';
const TWICE = 'Diese Kennung steht schon weiter oben in der Datei.';
const ALIKE =
  'Eine Anzeige mit diesem Titel haben Sie hier schon von Hand geschrieben. Diese käme dazu.';

/** What will happen, and why nothing ends that is missing. */
type ImportPlan = { readonly rows: readonly PlannedRow[]; readonly endsKept: string | null };

async function planParts(
  { db, now, publicUrl }: Services,
  client: ClientRow,
  defaults: PlanParts['defaults'],
): Promise<PlanParts> {
  const { state } = await findProofState(db, client.id);
  return {
    db,
    now: now(),
    publicUrl,
    client,
    nonProfit: state === 'proven',
    prices: await loadPrices(db, now()),
    names: { labels: await loadLabels(db), positions: await loadPositionLabels(db) },
    positionsOf: await readPositions(db),
    defaults,
  };
}

/** Advertisements that came from files, by their reference: the newest of each. */
async function loadKnown({ db, client }: PlanParts): Promise<Map<string, EmployerJobRow>> {
  const rows = await db
    .select()
    .from(jobDemands)
    .where(and(eq(jobDemands.clientId, client.id), isNotNull(jobDemands.externalRef)))
    .orderBy(jobDemands.id);
  return new Map(rows.map((row) => [row.externalRef ?? '', row]));
}

/** Titles of what was written by hand and is not over. */
async function loadTyped({ db, client }: PlanParts): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ title: jobDemands.title })
    .from(jobDemands)
    .where(
      and(
        eq(jobDemands.clientId, client.id),
        isNull(jobDemands.externalRef),
        ne(jobDemands.status, 'closed'),
      ),
    )
    .orderBy(desc(jobDemands.id));
  return new Set(rows.map(({ title }) => title));
}

const endOf = ({ id, externalRef, title }: EmployerJobRow): PlannedRow => ({
  act: 'end',
  reference: externalRef,
  title: lineOf(title, 300),
  jobDemandId: id,
});

/** What ends because the file does not have it any more, or says so. */
function planEnds(
  known: ReadonlyMap<string, EmployerJobRow>,
  named: ReadonlySet<string>,
  { deleted, unreadable }: FileContent,
  endMissing: boolean,
  nameless: number,
): ImportPlan {
  const running = [...known.values()].filter(({ status }) => status !== 'closed');
  if (deleted) {
    const gone = new Set(deleted.map((name) => lineOf(name, REFERENCE_MAX)));
    const rows = running.filter(({ externalRef }) => gone.has(externalRef ?? '')).map(endOf);
    return { rows, endsKept: null };
  }
  if (!endMissing) return { rows: [], endsKept: null };
  const rows = running.filter(({ externalRef }) => !named.has(externalRef ?? '')).map(endOf);
  const unknown = unreadable + nameless;
  if (unknown === 0 || rows.length === 0) return { rows, endsKept: null };
  return {
    rows: [],
    endsKept: `${rows.length} Anzeigen stehen nicht mehr in der Datei. Sie laufen weiter, weil wir in ihr ${unknown} Einträge nicht erkennen: Einer davon kann so eine Anzeige sein.`,
  };
}

/** Those that are more than an employer may post today are refused. */
async function keepLimit(
  services: Services,
  requester: ClientRequester,
  client: ClientRow,
  rows: readonly PlannedRow[],
): Promise<PlannedRow[]> {
  const limit = importLimit(client);
  const left = await attemptsLeft(services, limit, String(requester.sideUsersId));
  let posted = 0;
  return rows.map((row) => {
    if (row.act !== 'new') return row;
    posted += 1;
    if (posted <= left) return row;
    const note = `Heute sind noch ${left} neue Anzeigen möglich, in 24 Stunden höchstens ${limit.attempts}. Lesen Sie die Datei danach noch einmal ein: Was dann schon da ist, wird nicht doppelt geschaltet.`;
    return { ...row, act: 'refused', netCents: 0, input: null, note };
  });
}

/** What would happen to each advertisement of a file; nothing happens yet (employers-85). */
export async function planImport(
  services: Services,
  requester: ClientRequester,
  client: ClientRow,
  content: FileContent,
  { end_missing, work_load_id, job_type_id }: JobImportInput,
): Promise<ImportPlan> {
  const parts = await planParts(services, client, { work_load_id, job_type_id });
  const known = await loadKnown(parts);
  const typed = await loadTyped(parts);
  const named = new Set<string>();
  const rows: PlannedRow[] = [];
  let nameless = 0;
  for (const raw of content.postings) {
    const reference = lineOf(raw.externalId, REFERENCE_MAX);
    const shown = { reference: reference || null, title: lineOf(raw.title, 300) };
    if (reference === '' || named.has(reference)) {
      if (reference === '') nameless += 1;
      rows.push({ ...shown, act: 'refused', note: reference === '' ? NO_REFERENCE : TWICE });
      continue;
    }
    named.add(reference);
    const row = await planRow(parts, raw, reference, known.get(reference));
    const isAlike = row.act === 'new' && typed.has(row.title);
    rows.push(isAlike ? { ...row, note: [row.note, ALIKE].filter(Boolean).join(' ') } : row);
  }
  const ends = planEnds(known, named, content, end_missing, nameless);
  const kept = await keepLimit(services, requester, client, rows);
  return { rows: [...kept, ...ends.rows], endsKept: ends.endsKept };
}
