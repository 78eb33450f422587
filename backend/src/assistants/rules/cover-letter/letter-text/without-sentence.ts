import { splitSentences } from '../merge.ts';
import { joined, partsOf } from './letter-parts.ts';

/** The letter without a sentence of its body, counted from 0; -1 is the last. */
export function withoutSentence(letter: string, which: number): string {
  const { paragraphs, from, to } = partsOf(letter);
  const all = paragraphs
    .slice(from, to)
    .flatMap((paragraph, index) =>
      splitSentences(paragraph).map((sentence) => ({ sentence, paragraph: from + index })),
    );
  const place = which < 0 ? all.length - 1 : which;
  const left = paragraphs.map((paragraph, index) =>
    index < from || index >= to
      ? paragraph
      : all
          .filter((one, order) => one.paragraph === index && order !== place)
          .map(({ sentence }) => sentence)
          .join(' '),
  );
  return joined(left, from);
}
