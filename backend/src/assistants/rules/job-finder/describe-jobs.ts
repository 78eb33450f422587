import { readOptionId } from '../../../places/option-id.ts';
import type { Conversation } from '../../engine.ts';
import { workloadText } from '../../understanding/find-hours.ts';
import { placeOf, radiusFor } from '../../understanding/find-place.ts';
import { positionsById } from '../../understanding/find-positions.ts';
import { jobsText, paragraphs, plain } from '../../understanding/phrases.ts';
import { type FoundJob, findJobs, type SearchCriteria } from './find-jobs.ts';
import type { FinderState } from './understand-message.ts';

const MAX_NAMED = 3;
const WIDER_KM = 50;

function reason({ km, metadata }: FoundJob): string {
  const near =
    km === null
      ? metadata.location
      : km < 1
        ? 'ganz in Ihrer Nähe'
        : `etwa ${Math.round(km)} km entfernt`;
  return [metadata.jobCategory, near, metadata.salary]
    .filter((part) => part !== undefined)
    .map((part) => plain(part))
    .join(', ');
}

/** The criteria as a list, so that everybody sees what was understood. */
export function criteriaText({ work, place, workload }: FinderState): string {
  return [
    work && `- **Tätigkeit:** ${plain(work)}`,
    place && `- **Ort:** ${plain(place.label)}`,
    workload && `- **Umfang:** ${workloadText(workload)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The found jobs in words; the list itself comes along as data. */
export function describeFound(
  state: FinderState,
  jobs: readonly FoundJob[],
  total: number,
): string {
  const named = jobs.slice(0, MAX_NAMED).map((job) => {
    const percent = Math.round(job.score * 100);
    return `- **${plain(job.title)}** (${percent} % passend): ${reason(job)}`;
  });
  const more = total - jobs.length;
  return paragraphs(
    `Danach habe ich gesucht:\n\n${criteriaText(state)}`,
    `Ich habe ${jobsText(total)} gefunden${more > 0 ? ` und zeige Ihnen die ${jobs.length} passendsten` : ''}. ${jobs.length === 1 ? 'Das ist sie' : 'Diese passen am besten'}:`,
    named.join('\n'),
    'Die Liste öffnet sich von selbst; mit „View Matched Jobs“ kommen Sie jederzeit dorthin zurück. Sie können mir auch schreiben, was anders sein soll, zum Beispiel „weiter weg“, „nur 10 Stunden“ oder eine andere Tätigkeit.',
  );
}

/** What partners have, in words; '' without any. @param beside own jobs were found, too */
export function describePartners(count: number, beside: boolean): string {
  if (count === 0) return '';
  const found = beside
    ? `Dazu kommen ${jobsText(count)} von unseren Partnern.`
    : `In unserer Stellenbörse habe ich nichts gefunden, aber ${jobsText(count)} bei unseren Partnern.`;
  return `${found} Dort steht die Quelle dabei, und Sie bewerben sich auf der Seite des Partners.`;
}

/** Nothing found: what would find something, with real numbers. */
export async function describeNothingFound(
  conversation: Conversation,
  state: FinderState,
  criteria: SearchCriteria,
): Promise<string> {
  const filter = readOptionId(criteria.place.locationId);
  const hints: string[] = [];
  if (filter?.kind === 'postal-code' && filter.radiusKm < WIDER_KM) {
    const wider = placeOf(filter.code, null, radiusFor(WIDER_KM));
    const { total } = await findJobs(conversation, { ...criteria, place: wider }, 1);
    if (total > 0)
      hints.push(
        `Im Umkreis von ${WIDER_KM} km gibt es ${jobsText(total)}. Schreiben Sie dafür „Umkreis ${WIDER_KM} km“.`,
      );
  }
  const [position] = await positionsById(conversation.db, criteria.positionIds);
  if (hints.length === 0 && position) {
    hints.push(
      'Nennen Sie mir eine andere Tätigkeit oder einen anderen Ort, dann suche ich weiter.',
    );
  }
  return paragraphs(
    `Danach habe ich gesucht:\n\n${criteriaText(state)}`,
    'Dafür gibt es im Moment leider keine Stelle in unserer Stellenbörse.',
    hints.join(' '),
  );
}
