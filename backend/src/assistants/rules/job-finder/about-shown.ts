import { paths } from '@silverjobs/contract/paths';
import { hiddenJobs } from '../../../database/schema.ts';
import { Failure } from '../../../http/failure.ts';
import { markJob, unmarkJob } from '../../../marked-jobs/mark-job.ts';
import type { Conversation } from '../../engine.ts';
import type { ShownIntent } from '../../intent/intent.ts';
import { paragraphs, plain } from '../../understanding/phrases.ts';
import type { About } from '../../understanding/shown-job.ts';
import { simplify } from '../../understanding/simplify.ts';
import type { Answer } from '../assistant.ts';
import type { FinderState, ListedJob } from './finder-state.ts';
import {
  AS_READ,
  choicesAbout,
  firstOf,
  OTHERWISE,
  openChoices,
  replyOfFinder,
} from './questions.ts';

const QUOTED = 3;
/** Jobs that are told of in one answer. */
const TOLD_MAX = 5;
const TASKS_MAX = 5;

/** Lines of an advertisement that tell of something. */
const TELLS: Readonly<Record<'hours' | 'needs', RegExp>> = {
  hours:
    /\b(?:stunden?|std|uhr|tage?|vormittag\w*|nachmittag\w*|abends|wochenend\w*|minijob|teilzeit|vollzeit|flexib\w*|absprache)\b/,
  needs:
    /\b(?:erfahr\w*|voraussetz\w*|bringen sie|mitbringen|erwarten|wunschen|sollten|mussen|fuhrerschein|kenntnis\w*|ausbildung)\b/,
};
const FAR = /km entfernt|in Ihrer Nähe/;
/** '16 € pro Stunde' tells of pay and not of hours. */
const PAYS = /€|\beuro\b/i;

const nameOf = ({ title, employer }: ListedJob) =>
  `**${plain(title)}**${employer ? ` bei ${plain(employer)}` : ''}`;
const linkTo = ({ link }: ListedJob) => (link ? `[Zur Anzeige](${link})` : '');
const quoted = (lines: readonly string[]) => lines.map((line) => `- „${plain(line)}“`).join('\n');

/** What the advertisement says of a matter, in its own words; null where it says nothing. */
function told(
  { pay, place, employer, reasons, hours, needs, lines }: ListedJob,
  about: About,
): string | null {
  switch (about) {
    case 'pay':
      return pay && `Bezahlung laut Anzeige: **${plain(pay)}**.`;
    case 'place': {
      const far = reasons.find((reason) => FAR.test(reason));
      return place && `Der Ort ist ${plain(place)}${far ? `, ${plain(far)}` : ''}.`;
    }
    case 'employer':
      return (
        employer && `Der Arbeitgeber ist ${plain(employer)}${employer.endsWith('.') ? '' : '.'}`
      );
    case 'tasks':
      return lines.length > 0 ? quoted(lines.slice(0, TASKS_MAX)) : null;
    default: {
      const isOfPay = (line: string) => about === 'hours' && PAYS.test(line);
      const said = lines.filter((line) => TELLS[about].test(simplify(line)) && !isOfPay(line));
      const fields = about === 'hours' ? (hours === null ? [] : [hours]) : needs;
      // What is wished for stands in a list of its own; the rest of the text only repeats it.
      const found = [...fields, ...(about === 'needs' && needs.length > 0 ? [] : said)];
      const quotes = [...new Set(found)].slice(0, Math.max(QUOTED, needs.length));
      return quotes.length > 0 ? `In der Anzeige steht:\n\n${quoted(quotes)}` : null;
    }
  }
}

/** Shorter words say nothing of a matter. */
const MATTER_MIN = 5;
const STEM = 5;

/** Lines of an advertisement that have a word of a question; null for none. */
function linesWith({ lines, needs }: ListedJob, question: string): string | null {
  const stems = simplify(question)
    .split(' ')
    .flatMap((word) => (word.length < MATTER_MIN ? [] : [word.slice(0, STEM)]));
  const has = (line: string) => stems.some((stem) => ` ${simplify(line)}`.includes(` ${stem}`));
  const found = [...new Set([...lines, ...needs])].filter(has).slice(0, QUOTED);
  return found.length > 0 ? `In der Anzeige steht dazu:\n\n${quoted(found)}` : null;
}

const NOT_TOLD =
  'Das steht nicht in der Anzeige. Fragen Sie den Arbeitgeber danach; das ist ganz üblich.';

/** What all shown jobs say of a matter that takes a few words; null for one that takes more. */
function toldOfAll(listed: readonly ListedJob[], about: About): string | null {
  if (about === 'tasks' || about === 'needs') return null;
  const rows = listed.slice(0, TOLD_MAX).map((job, at) => {
    const said = { pay: job.pay, hours: job.hours, place: null, employer: job.employer }[about];
    const far = job.reasons.find((reason) => FAR.test(reason));
    const where = job.place && [job.place, far].filter(Boolean).join(', ');
    const text = about === 'place' ? where : said;
    const answer = text && plain(text);
    return `${at + 1}. **${plain(job.title)}**: ${answer || 'steht nicht in der Anzeige'}`;
  });
  return rows.join('\n');
}

const isPartner = ({ id }: ListedJob) => typeof id === 'string';

/** Takes a job off the list, for good where it is one of ours. */
async function hide(
  { db, now, candidateId, publicUrl }: Conversation,
  state: FinderState,
  job: ListedJob,
): Promise<Answer<FinderState>> {
  const listed = state.listed.filter(({ id }) => id !== job.id);
  const next = { ...state, listed, chosen: null };
  if (!isPartner(job)) {
    try {
      await markJob({ db, now: () => now }, { candidateId }, hiddenJobs, Number(job.id));
    } catch (error) {
      // A job that is closed meanwhile needs not be hidden.
      if (!(error instanceof Failure)) throw error;
      if (error.code === 'conflict') return replyOfFinder(error.message, state);
    }
  }
  const back = isPartner(job)
    ? 'Sie steht nicht mehr in dieser Liste.'
    : `Sie wird Ihnen nicht mehr gezeigt. Mit „Rückgängig“ nehmen Sie das zurück, später unter [Gemerkte Stellen](${publicUrl}${paths.savedJobs}).`;
  return replyOfFinder(paragraphs(`${nameOf(job)} ist ausgeblendet.`, back), next, [
    'Rückgängig',
    'Mehr zeigen',
  ]);
}

/** Shows again what was hidden since an earlier state, which is taken back to. */
export async function showAgain(
  { db, candidateId }: Conversation,
  from: FinderState,
  to: FinderState,
): Promise<void> {
  const left = new Set(from.listed.map(({ id }) => id));
  const isSameList = from.listed.every(({ id }) => to.listed.some((job) => job.id === id));
  for (const job of isSameList ? to.listed : [])
    if (!left.has(job.id) && !isPartner(job))
      await unmarkJob(db, { candidateId }, hiddenJobs, Number(job.id));
}

/** Nothing is shown yet, or was found: what was open goes on. */
function noneShown(state: FinderState): Answer<FinderState> {
  const open = openChoices(state);
  const isRead = open.includes(AS_READ);
  const text = isRead
    ? 'Noch habe ich Ihnen keine Stellen gezeigt. Soll ich so suchen?'
    : 'Gerade habe ich keine Stelle für Sie auf der Liste. Sagen Sie mir, was Sie arbeiten möchten, und wo, dann suche ich.';
  return replyOfFinder(text, state, isRead ? [AS_READ, ...OTHERWISE] : open);
}

/**
 * Does what somebody says of a job that is shown (assistants-77).
 * @param words as they were typed
 */
export async function answerAboutShown(
  conversation: Conversation,
  state: FinderState,
  intent: ShownIntent,
  words: string,
): Promise<Answer<FinderState>> {
  const { listed } = state;
  if (listed.length === 0) return noneShown(state);
  const job = intent.at === null ? undefined : listed[intent.at];
  if (!job) {
    const list = listed.map((one, at) => `${at + 1}. ${nameOf(one)}`).join('\n');
    const first = firstOf(listed.length);
    const all = intent.about && toldOfAll(listed, intent.about);
    if (all) return replyOfFinder(paragraphs('Das sagen die Anzeigen:', all), state, first);
    return replyOfFinder(paragraphs('Welche Stelle meinen Sie?', list), state, first);
  }
  const next = { ...state, chosen: job.id };
  switch (intent.action) {
    case 'hide':
      return hide(conversation, state, job);
    case 'apply':
      return replyOfFinder(
        paragraphs(
          `So bewerben Sie sich für ${nameOf(job)}:`,
          isPartner(job)
            ? `Auf der Seite des Partners: ${linkTo(job)}. Ein Anschreiben dafür machen wir vorher gern zusammen.`
            : 'Mit einem Anschreiben, das wir zusammen machen und das Sie hier abschicken, oder gleich mit ein paar Zeilen:',
        ),
        next,
        choicesAbout(null).filter((choice) => choice !== 'Bewerben'),
        job.id,
      );
    case 'ask':
      return replyOfFinder(
        paragraphs(
          nameOf(job),
          (intent.about ? told(job, intent.about) : linesWith(job, words)) ?? NOT_TOLD,
          linkTo(job),
        ),
        next,
        choicesAbout(intent.about),
        job.id,
      );
    case 'choose': {
      const facts = [job.place, job.pay, job.hours, ...job.reasons]
        .flatMap((text) => text ?? [])
        .filter((text) => job.hours === null || !/^ab \d+ Stunden/.test(text));
      const list = [...new Set(facts)].map((fact) => `- ${plain(fact)}`).join('\n');
      const text = paragraphs(nameOf(job), list, linkTo(job));
      return replyOfFinder(text, next, choicesAbout(null), job.id);
    }
  }
}
