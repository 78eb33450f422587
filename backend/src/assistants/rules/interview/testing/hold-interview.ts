import type { AssistantReply, Conversation, Step, Turn } from '../../../engine.ts';
import { profileOf } from '../../cover-letter/testing/letter-people.ts';
import { rulesEngine } from '../../rules-engine.ts';
import { startInterview } from '../take-role.ts';
import { INTERVIEWS, type InterviewSample } from './interview-samples.ts';

/** Holds a training without any database; gives every reply, the greeting first. */
export async function holdInterview({
  person,
  role,
  messages,
}: Omit<InterviewSample, 'name'>): Promise<AssistantReply[]> {
  const conversation = {
    now: new Date('2026-11-22T10:00:00Z'),
    publicUrl: 'https://silver.example',
    assistant: 'interview',
    given: { userProfile: '', jobRole: role },
  } as unknown as Conversation;
  let step: Step = startInterview(profileOf(person), role);
  const turns: Turn[] = [{ message: null, reply: step.reply }];
  for (const message of messages) {
    step = await rulesEngine.answer(conversation, step.state, turns, message);
    turns.push({ message, reply: step.reply });
  }
  return turns.map(({ reply }) => reply);
}

const quoted = (text: string) => text.replace(/^/gm, '> ').replace(/^> $/gm, '>');

async function interviewText(sample: InterviewSample, index: number): Promise<string> {
  const [hello, ...replies] = await holdInterview(sample);
  const said = replies.map(({ text, checks = [] }, at) =>
    [
      `**Antwort:** ${sample.messages[at]}`,
      ...checks.map((check) => `☐ ${check}`),
      quoted(text),
    ].join('\n\n'),
  );
  return [`## ${index + 1}. ${sample.name}`, quoted(hello?.text ?? ''), ...said].join('\n\n');
}

/** Five trainings to be read by people, as docs/assistants/interviews.md has them. */
export const interviewsDocument = async (): Promise<string> =>
  [
    '# Five interviews',
    'What the rules say to answers of all kinds (assistants-64). Written by `interviews.test.ts`; with\n`WRITE_SAMPLES=1` it writes this file anew. Read them aloud before you change a sentence.',
    ...(await Promise.all(INTERVIEWS.map(interviewText))),
  ]
    .join('\n\n')
    .concat('\n');
