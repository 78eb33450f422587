import { type ApplicationOverview, formatDate } from '@silverjobs/contract';
import { APPLICATION_STATE_TEXTS } from '@silverjobs/contract/application-states';
import { stringify } from 'csv-stringify/sync';
import { eq } from '../database/drizzle.ts';
import { candidates } from '../database/schema.ts';
import type { CandidateRequester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { runInThread } from '../threads/run-in-thread.ts';
import { findApplications } from './list-applications.ts';

const PDF = new URL('./make-applications-pdf.ts', import.meta.url);
type MakePdf = typeof import('./make-applications-pdf.ts').work;

type File = { readonly file_name: string; readonly content: string };

const COLUMNS = ['Datum', 'Arbeitgeber', 'Stelle', 'Ort', 'Stand', 'Letzte Nachricht'];

const wayText = ({ type }: ApplicationOverview) =>
  type === 'application' ? 'Bewerbung gesendet' : 'Vom Arbeitgeber angeschrieben';

const jobTitle = ({ _job_demand }: ApplicationOverview) =>
  _job_demand?.title ?? 'Nachricht ohne Stelle';

function cellsOf(application: ApplicationOverview): string[] {
  return [
    formatDate(application.created_at),
    application._client.profile_name ?? '',
    jobTitle(application),
    application._job_demand?.search_location_label ?? '',
    APPLICATION_STATE_TEXTS[application.state],
    formatDate(application.last_message_at),
  ];
}

/** With the mark and the separator by which German spreadsheets open it rightly. */
function csvOf(applications: readonly ApplicationOverview[]): Buffer {
  const rows = [[...COLUMNS, 'Art'], ...applications.map((one) => [...cellsOf(one), wayText(one)])];
  // A cell that begins like a formula is text: an employer chose the words.
  return Buffer.from(stringify(rows, { bom: true, delimiter: ';', escape_formulas: true }));
}

/** All contacts of a candidate, the oldest first, to be shown to an authority (jobs-141). */
export async function applicationsFile(
  services: Services,
  requester: CandidateRequester,
  format: 'pdf' | 'csv',
): Promise<File> {
  const applications = (await findApplications(services, requester)).sort(
    (one, other) => one.created_at - other.created_at,
  );
  const now = services.now();
  const day = formatDate(now.getTime()).split('.').reverse().join('-');
  const file_name = `Bewerbungen-${day}.${format}`;
  if (format === 'csv') return { file_name, content: csvOf(applications).toString('base64') };
  const [person] = await services.db
    .select({ firstName: candidates.firstName, lastName: candidates.lastName })
    .from(candidates)
    .where(eq(candidates.id, requester.candidateId));
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ');
  const rows = applications.map((one) => {
    const [date = '', employer, job = '', place, state, last] = cellsOf(one);
    const where = [employer, place].filter(Boolean).join(', ');
    const about = `${wayText(one)}. Stand: ${state}. Letzte Nachricht: ${last}`;
    return { head: job, date, lines: [where, about] };
  });
  const pdf = await runInThread<MakePdf>(PDF, {
    title: 'Liste meiner Bewerbungen',
    rows,
    name,
    now,
  });
  return { file_name, content: Buffer.concat(pdf).toString('base64') };
}
