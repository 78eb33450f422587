import { SAMPLES } from './letter-samples.ts';
import { type Sample, writeLetter } from './write-letter.ts';

const quoted = (text: string) => text.replace(/^/gm, '> ').replace(/^> $/gm, '>');

function letterText(sample: Sample, index: number): string {
  const replies = writeLetter(sample, sample.messages);
  const { letter = '', text } = replies.at(-1) ?? { text: '' };
  const beside = text.slice(text.indexOf(letter) + letter.length).trim();
  return [
    `## ${index + 1}. ${sample.name}`,
    sample.job && `Die Anzeige:\n\n${quoted(sample.job)}`,
    `Gesagt wurde:\n\n${sample.messages.map((message) => `- ${message.replace(/\n/g, ' / ')}`).join('\n')}`,
    `Der Brief:\n\n\`\`\`text\n${letter}\n\`\`\``,
    `Daneben steht:\n\n${quoted(beside)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Twelve letters to be read by people, as docs/assistants/letters.md has them. */
export const lettersDocument = (): string =>
  [
    '# Twelve letters',
    'What the rules write from a profile, an advertisement and a few answers (assistants-61). Written by\n`letters.test.ts`; with `WRITE_SAMPLES=1` it writes this file anew. Read them aloud before you change a sentence.',
    ...SAMPLES.map(letterText),
  ]
    .join('\n\n')
    .concat('\n');
