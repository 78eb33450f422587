import {
  type BodyOf,
  type JobDemand,
  type MatchedJob,
  type ReplyExtras,
  userProfile,
} from '@silverjobs/contract';
import { htmlToText } from '@silverjobs/contract/html-to-text';
import { partsOf } from '../rules/cover-letter/letter-text/letter-parts.ts';
import type { TalkApp, TalkUser } from './open-talk-app.ts';
import type { TalkPerson } from './talk-people.ts';

/** What somebody types, or an answer that she presses where one is offered that begins so. */
type Step = string | { readonly press: string };

/** Somebody's way to a job, in her own words. */
export type TalkSample = {
  readonly name: string;
  readonly person: TalkPerson;
  /** To the job finder, until she applies for a job that it has shown. */
  readonly finder: readonly Step[];
  /** To the letter assistant, or the message that she writes herself. */
  readonly letter: readonly string[] | { readonly own: string };
};

/** One answer of an assistant, and what was said before it: nothing before the first. */
export type Exchange = {
  readonly said: string | null;
  readonly text: string;
  readonly choices: readonly string[];
  readonly marks: readonly string[];
  readonly jobs: readonly MatchedJob[];
  /** The shown job that the answer is about. */
  readonly chosen: number | null;
  /** The letter, where the answer brings one. */
  readonly letter: string | null;
};

/** A whole conversation, and what came of it. */
export type Held = {
  readonly finder: readonly Exchange[];
  readonly job: JobDemand;
  readonly letter: readonly Exchange[];
  readonly message: string;
  /** What the employer finds in its inbox. */
  readonly inbox: {
    readonly conversations: readonly { readonly job: string; readonly message: string }[];
    readonly messages: readonly string[];
    readonly contact: string;
  };
};

type Answered = ReplyExtras & {
  readonly text: string;
  readonly matchedJobs?: readonly MatchedJob[] | undefined;
  readonly chosenJob?: MatchedJob['id'] | undefined;
  readonly letter?: string | undefined;
};

const exchangeOf = (said: string | null, answer: Answered): Exchange => ({
  said,
  text: answer.text,
  choices: answer.choices ?? [],
  marks: answer.marks?.map(({ label }) => label) ?? [],
  jobs: answer.matchedJobs ?? [],
  chosen: answer.chosenJob === undefined ? null : Number(answer.chosenJob),
  letter: answer.letter ?? null,
});

/** The advertisement as the page of the letter gives it to the assistant. */
function descriptionOf(job: JobDemand): string {
  const { _client: client } = job;
  const place = [job.postal_code, job.city].filter(Boolean).join(' ');
  const contact = [client?.salutation_label, client?.contact_name].filter(Boolean).join(' ');
  return [
    `Stelle: ${job.title}`,
    client?.profile_name && `Arbeitgeber: ${client.profile_name}`,
    place && `Ort: ${place}`,
    job.street && `Anschrift: ${job.street}, ${place}`,
    client?.contact_name && `Ansprechpartner: ${contact}`,
    '',
    ...htmlToText(job.description),
  ]
    .filter((line) => typeof line === 'string')
    .join('\n');
}

/** The letter as the message to the employer, from the salutation to the name (assistants-85). */
function messageOf(letter: string): string {
  const { paragraphs, from, to } = partsOf(letter);
  const [closing = '', signed = ''] = paragraphs.slice(to);
  return [...paragraphs.slice(from - 1, to), `${closing}\n${signed}`].join('\n\n');
}

/** Holds a conversation over the calls that the pages make, until the employer has the message. */
export async function holdConversation(app: TalkApp, sample: TalkSample): Promise<Held> {
  const user = await app.signUp(sample.person);
  const profile = await loadProfile(app, user);
  const finder = await talkToFinder(app, user, profile, sample.finder);
  const jobId = finder.findLast(({ chosen }) => chosen !== null)?.chosen ?? 0;
  const { body: job } = await app.send('GET /job_demand/{id}', { params: { id: jobId } }, user);
  const { letter: wanted } = sample;
  const letter = 'own' in wanted ? [] : await talkToLetter(app, user, profile, job, wanted);
  const text = letter.findLast((one) => one.letter !== null)?.letter ?? '';
  const message = 'own' in wanted ? wanted.own : messageOf(text);
  const inbox = await send(app, user, job, message);
  return { finder, job, letter, message, inbox };
}

async function loadProfile(app: TalkApp, user: TalkUser) {
  const params = { id: user.candidateId };
  const { body } = await app.send('GET /candidate/{id}/agent', { params }, user);
  return userProfile.parse(body);
}

type Profile = Awaited<ReturnType<typeof loadProfile>>;

/** What is sent; undefined where it is not offered to be pressed. */
const wordsOf = (step: Step, choices: readonly string[]): string | undefined =>
  typeof step === 'string' ? step : choices.find((choice) => choice.startsWith(step.press));

async function talkToFinder(
  app: TalkApp,
  user: TalkUser,
  profile: Profile,
  steps: readonly Step[],
): Promise<Exchange[]> {
  const started = await app.send('POST /chat/start', { body: { userProfile: profile } }, user);
  const { sessionId, initialResponse } = started.body;
  const held = [exchangeOf(null, { ...started.body, text: initialResponse })];
  for (const step of steps) {
    const message = wordsOf(step, held.at(-1)?.choices ?? []);
    if (message === undefined) continue;
    const sent = { params: { sessionId }, body: { message } };
    const { body } = await app.send('POST /chat/session/{sessionId}/message', sent, user);
    held.push(exchangeOf(message, { ...body, text: body.response }));
  }
  return held;
}

async function talkToLetter(
  app: TalkApp,
  user: TalkUser,
  profile: Profile,
  job: JobDemand,
  messages: readonly string[],
): Promise<Exchange[]> {
  const about = { userProfile: profile, jobDescription: descriptionOf(job) };
  const started = await app.send('POST /cover-letter/start', { body: about }, user);
  const { sessionId } = started.body;
  const held = [exchangeOf(null, { ...started.body, text: started.body.message })];
  for (const answer of messages) {
    const sent = { body: { answer, sessionId } };
    const { body } = await app.send('POST /cover-letter/continue', sent, user);
    held.push(exchangeOf(answer, { ...body, text: body.message }));
  }
  return held;
}

/** Sends the message and looks into the employer's inbox. */
async function send(
  app: TalkApp,
  { usersId, candidateId, ...user }: TalkUser,
  job: JobDemand,
  message: string,
): Promise<Held['inbox']> {
  const body: BodyOf<'POST /application'> = {
    message,
    candidate_id: candidateId,
    users_id: usersId,
    client_id: job.client_id,
    job_demand_id: job.id,
    show_contact_details: 'on',
    outreach_template_id: 0,
  };
  await app.send('POST /application', { body }, user);
  const employer = { token: await app.signInEmployer(job.client_id) };
  const query = { mode: 'list' } as const;
  const { body: found } = await app.send('GET /communication', { query }, employer);
  const conversations = Array.isArray(found) ? found : [];
  const communication = { communication_id: conversations[0]?.id ?? 0 };
  const { body: messages } = await app.send('GET /message', { query: communication }, employer);
  const contact = conversations[0]?.contact_data ?? 'anonymous';
  return {
    conversations: conversations.map(({ message: newest, _job_demand_with_labels: [about] }) => ({
      job: about?.title ?? '',
      message: newest,
    })),
    messages: messages.map((one) => one.message),
    contact:
      contact === 'anonymous'
        ? contact
        : `${contact.first_name} ${contact.last_name}, ${contact.phone}, ${contact.email}`,
  };
}
