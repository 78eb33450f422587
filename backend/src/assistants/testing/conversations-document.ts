import type { MatchedJob } from '@silverjobs/contract';
import type { Exchange, Held, TalkSample } from './hold-conversation.ts';

const quoted = (text: string) => text.replace(/^/gm, '> ').replace(/^> $/gm, '>');

/** A shown job in one line: title, place, pay. */
function jobLine({ metadata }: MatchedJob, at: number): string {
  const [title = ''] = metadata.text.split('\n');
  const facts = [title, metadata.location ?? metadata.city, metadata.salary];
  return `${at + 1}. ${facts.filter(Boolean).join(' · ')}`;
}

/** One message and its answer, with all that the page shows beside it; marks where they have changed. */
function exchangeText(
  { said, text, choices, marks, jobs, letter }: Exchange,
  at: number,
  all: readonly Exchange[],
): string {
  const isPressed = said !== null && all[at - 1]?.choices.includes(said);
  const [before = '', after = ''] = letter ? text.split(letter) : [text];
  const shown = letter
    ? [before.trim(), '*(der Brief)*', after.trim()].filter(Boolean).join('\n\n')
    : text;
  return [
    said !== null && `**Sie${isPressed ? ' tippen an' : ''}:** ${said}`,
    quoted(shown),
    jobs.length > 0 && `Die Liste:\n\n${jobs.map(jobLine).join('\n')}`,
    marks.length > 0 &&
      marks.join() !== all[at - 1]?.marks.join() &&
      `Verstanden: ${marks.join(' · ')}`,
    choices.length > 0 && `Zum Antippen: ${choices.map((choice) => `[${choice}]`).join(' ')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function letterText({ letter }: Held): string {
  if (letter.length === 0) return '';
  const texts = letter.flatMap((one) => one.letter ?? []);
  return [
    '### Der Brief',
    ...letter.map(exchangeText),
    `Der Brief auf dem Blatt:\n\n\`\`\`text\n${texts.at(-1)}\n\`\`\``,
  ].join('\n\n');
}

function heldText(sample: TalkSample, held: Held, index: number): string {
  const { finder, job, inbox } = held;
  return [
    `## ${index + 1}. ${sample.name}`,
    '### Die Suche',
    ...finder.map(exchangeText),
    letterText(held),
    '### Die Nachricht',
    `An ${job._client?.profile_name}, zur Stelle „${job.title}“, von ${inbox.contact}:\n\n\`\`\`text\n${inbox.messages.at(-1)}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Six conversations to be read by people, as docs/assistants/conversations.md has them. */
export const conversationsDocument = (
  samples: readonly TalkSample[],
  held: readonly Held[],
): string =>
  [
    '# Six conversations',
    'From the first words to the message that the employer has, over the calls that the pages make (assistants-77,\nassistants-85). Written by `conversations.test.ts`; with `WRITE_SAMPLES=1` it writes this file anew. Read them aloud\nbefore you change a sentence. Jobs and employers are those of the demo; the people are invented.',
    ...samples.map((sample, index) => heldText(sample, held[index] as Held, index)),
  ]
    .join('\n\n')
    .concat('\n');
