import { paths } from '@silverjobs/contract/paths';
import { hiddenJobs } from '../../../database/schema.ts';
import { Failure } from '../../../http/failure.ts';
import { markJob } from '../../../marked-jobs/mark-job.ts';
import type { Conversation } from '../../engine.ts';
import type { ShownIntent } from '../../intent/intent.ts';
import { paragraphs, plain } from '../../understanding/phrases.ts';
import type { About } from '../../understanding/shown-job.ts';
import { simplify } from '../../understanding/simplify.ts';
import type { Answer } from '../assistant.ts';
import type { FinderState, ListedJob } from './finder-state.ts';
import { replyOfFinder } from './questions.ts';

const ABOUT_CHOICES = ['Was verdient man da?', 'Wie viele Stunden?', 'Bewerben', 'Ausblenden'];
const QUOTED = 3;
const TASKS_MAX = 5;

/** Lines of an advertisement that tell of something. */
const TELLS: Readonly<Record<'hours' | 'needs', RegExp>> = {
  hours:
    /\b(?:stunden?|std|uhr|tage?|vormittag\w*|nachmittag\w*|abends|wochenend\w*|minijob|teilzeit|vollzeit|flexib\w*|absprache)\b/,
  needs:
    /\b(?:erfahr\w*|voraussetz\w*|bringen|erwarten|wunschen|sollten|mussen|fuhrerschein|kenntnis\w*|ausbildung)\b/,
};

const nameOf = ({ title, employer }: ListedJob) =>
  `**${plain(title)}**${employer ? ` bei ${plain(employer)}` : ''}`;
const linkTo = ({ link }: ListedJob) => (link ? `[Zur Anzeige](${link})` : '');
const quoted = (lines: readonly string[]) => lines.map((line) => `- „${plain(line)}“`).join('\n');

/** What the advertisement says of a matter, in its own words; null where it says nothing. */
function told({ pay, place, employer, reasons, lines }: ListedJob, about: About): string | null {
  switch (about) {
    case 'pay':
      return pay && `Bezahlung laut Anzeige: **${plain(pay)}**.`;
    case 'place': {
      const far = reasons.find((reason) => /km entfernt|in Ihrer Nähe/.test(reason));
      return place && `Der Ort ist ${plain(place)}${far ? `, ${plain(far)}` : ''}.`;
    }
    case 'employer':
      return employer && `Der Arbeitgeber ist ${plain(employer)}.`;
    case 'tasks':
      return lines.length > 0 ? quoted(lines.slice(0, TASKS_MAX)) : null;
    default: {
      const found = lines.filter((line) => TELLS[about].test(simplify(line))).slice(0, QUOTED);
      return found.length > 0 ? `In der Anzeige steht:\n\n${quoted(found)}` : null;
    }
  }
}

const NOT_TOLD =
  'Das steht nicht in der Anzeige. Fragen Sie den Arbeitgeber danach; das ist ganz üblich.';

/** Takes a job off the list, for good where it is one of ours. */
async function hide(
  { db, now, candidateId, publicUrl }: Conversation,
  state: FinderState,
  job: ListedJob,
): Promise<Answer<FinderState>> {
  const listed = state.listed.filter(({ id }) => id !== job.id);
  const next = { ...state, listed, chosen: null };
  const isPartner = typeof job.id === 'string';
  if (!isPartner) {
    try {
      await markJob({ db, now: () => now }, { candidateId }, hiddenJobs, Number(job.id));
    } catch (error) {
      // A job that is closed meanwhile needs not be hidden.
      if (!(error instanceof Failure)) throw error;
      if (error.code === 'conflict') return replyOfFinder(error.message, state);
    }
  }
  const back = isPartner
    ? 'Sie steht nicht mehr in dieser Liste.'
    : `Sie wird Ihnen nicht mehr gezeigt. Unter [Gemerkte Stellen](${publicUrl}${paths.savedJobs}) können Sie das zurücknehmen.`;
  return replyOfFinder(paragraphs(`${nameOf(job)} ist ausgeblendet.`, back), next, ['Mehr zeigen']);
}

/** Does what somebody says of a job that is shown (assistants-77). */
export async function answerAboutShown(
  conversation: Conversation,
  state: FinderState,
  intent: ShownIntent,
): Promise<Answer<FinderState>> {
  const { listed } = state;
  const job = intent.at === null ? undefined : listed[intent.at];
  if (!job) {
    const list = listed.map((one, at) => `${at + 1}. ${nameOf(one)}`).join('\n');
    const first = ['Die erste', 'Die zweite', 'Die dritte'].slice(0, listed.length);
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
          `- Öffnen Sie die Anzeige und schreiben Sie dem Arbeitgeber: ${linkTo(job)}\n- Ein Anschreiben machen wir zusammen: in der Liste bei dieser Stelle auf „Anschreiben erstellen“ tippen.`,
        ),
        next,
        ['Was verdient man da?', 'Ausblenden'],
      );
    case 'ask':
      return replyOfFinder(
        paragraphs(nameOf(job), (intent.about && told(job, intent.about)) || NOT_TOLD, linkTo(job)),
        next,
        ABOUT_CHOICES,
      );
    case 'choose': {
      const facts = [job.place, job.pay, ...job.reasons].flatMap((text) => (text ? [text] : []));
      const list = [...new Set(facts)].map((fact) => `- ${plain(fact)}`).join('\n');
      return replyOfFinder(paragraphs(nameOf(job), list, linkTo(job)), next, ABOUT_CHOICES);
    }
  }
}
