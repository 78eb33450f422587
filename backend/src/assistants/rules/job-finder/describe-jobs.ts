import { jobsText, paragraphs, plain } from '../../understanding/phrases.ts';
import type { FoundJob } from './find-jobs/describe-found.ts';
import { type Change, type FinderState, marksOf } from './finder-state.ts';

const MAX_NAMED = 3;

/** How an answer begins that has searched. */
export const SEARCHED = 'Danach habe ich gesucht:';

/** What is searched for as a list, so that everybody sees what was understood. */
export function criteriaText(state: FinderState): string {
  return marksOf(state)
    .map(({ label }) => `- ${plain(label)}`)
    .join('\n');
}

function named({ title, score, metadata }: FoundJob, at: number): string {
  const reasons = metadata.reasons ?? [];
  const why = reasons.length > 0 ? `: ${reasons.map(plain).join(', ')}` : '';
  // Nothing was counted where nothing speaks for it.
  const fits = score > 0 ? ` (${Math.round(score * 100)} % passend)` : '';
  return `${at + 1}. **${plain(title)}**${fits}${why}`;
}

/** How many jobs were found: of the wanted work itself, and of work close to it. */
export function foundText(wanted: number, similar: number): string {
  if (wanted > 0)
    return similar > 0 ? `${jobsText(wanted)} und ${similar} ähnliche` : jobsText(wanted);
  return similar === 1 ? '1 ähnliche Stelle' : `${similar} ähnliche Stellen`;
}

type Counted = { readonly total: number; readonly exact: number };

/** How many there are; where none is of the wanted work, that first. */
function countedText(
  jobs: readonly FoundJob[],
  { total, exact }: Counted,
  isOtherWork: boolean,
): string {
  const more = total - jobs.length;
  if (isOtherWork) {
    const one = jobs.length === 1 ? 'Ähnlich ist diese' : 'Ähnlich sind diese';
    return `Genau diese Arbeit gibt es dort im Moment leider nicht. ${one}:`;
  }
  const count = `Ich habe ${foundText(exact, total - exact)} gefunden${more > 0 ? ` und zeige Ihnen die ${jobs.length} passendsten` : ''}.`;
  return `${count} ${jobs.length === 1 ? 'Das ist sie' : 'Diese passen am besten'}:`;
}

/**
 * The found jobs in words, each with its reasons; the list itself comes along as data (assistants-46).
 * @param isFirst nothing was shown before: then how the list is used is told
 * @param changes what would find the wanted work, null where some was found
 */
export function describeFound(
  state: FinderState,
  jobs: readonly FoundJob[],
  counted: Counted,
  changes: readonly Change[] | null,
  isFirst: boolean,
): string {
  const list = (changes ?? []).map(({ label }) => `- ${label}`).join('\n');
  return paragraphs(
    `${SEARCHED}\n\n${criteriaText(state)}`,
    countedText(jobs, counted, changes !== null),
    jobs.slice(0, MAX_NAMED).map(named).join('\n'),
    list && `Genau diese Arbeit fände ich so:\n\n${list}`,
    isFirst &&
      'Die Liste öffnet sich von selbst; mit „Passende Stellen ansehen“ kommen Sie jederzeit dorthin zurück. Was nicht stimmt, nehmen Sie oben mit einem Tippen weg, oder Sie schreiben mir, was anders sein soll.',
  );
}

/** What partners have, in words; '' without any. @param beside own jobs were found, too */
export function describePartners(count: number, beside: boolean): string {
  if (count === 0) return '';
  const found = beside
    ? `Dazu ${count === 1 ? 'kommt' : 'kommen'} ${jobsText(count)} von unseren Partnern.`
    : `In unserer Stellenbörse habe ich nichts gefunden, aber ${jobsText(count)} bei unseren Partnern.`;
  return `${found} Dort steht die Quelle dabei, und Sie bewerben sich auf der Seite des Partners.`;
}
