import type { AssistantReply } from '../../../engine.ts';
import { profileOf } from '../../cover-letter/testing/letter-people.ts';
import { answerInterview } from '../interview.ts';
import { startInterview } from '../take-role.ts';
import { INTERVIEWS, type InterviewSample } from './interview-samples.ts';

/** Holds a training without any database; gives every reply, the greeting first. */
export function holdInterview({
  person,
  role,
  messages,
}: Omit<InterviewSample, 'name'>): AssistantReply[] {
  const profile = profileOf(person);
  let { reply, state } = startInterview(profile, role);
  const replies = [reply];
  for (const message of messages) {
    ({ reply, state } = answerInterview(state, message));
    replies.push(reply);
  }
  return replies;
}

const quoted = (text: string) => text.replace(/^/gm, '> ').replace(/^> $/gm, '>');

function interviewText(sample: InterviewSample, index: number): string {
  const [hello, ...replies] = holdInterview(sample);
  const said = replies.map(
    ({ text, checks = [] }, at) =>
      `**Antwort:** ${sample.messages[at]}\n\n${quoted([text, ...checks.map((check) => `☐ ${check}`)].join('\n\n'))}`,
  );
  return [`## ${index + 1}. ${sample.name}`, quoted(hello?.text ?? ''), ...said].join('\n\n');
}

/** Five trainings to be read by people, as docs/assistants/interviews.md has them. */
export const interviewsDocument = (): string =>
  [
    '# Five interviews',
    'What the rules say to answers of all kinds (assistants-64). Written by `interviews.test.ts`; with\n`WRITE_SAMPLES=1` it writes this file anew. Read them aloud before you change a sentence.',
    ...INTERVIEWS.map(interviewText),
  ]
    .join('\n\n')
    .concat('\n');
