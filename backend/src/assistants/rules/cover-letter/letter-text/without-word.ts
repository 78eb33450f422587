import { simplify } from '../../../understanding/simplify.ts';
import { splitSentences } from '../merge.ts';
import { joined, partsOf } from './letter-parts.ts';
import { withoutItem } from './without-item.ts';

const LINES: readonly (readonly [said: RegExp, line: RegExp])[] = [
  [/^(?:meine )?(?:telefon\w*|handy\w*|rufnummer)$/, /^(?:Telefon|Tel\.?|Mobil)\b/],
  [/^(?:meine )?(?:e mail\w*|email\w*|mail\w*)(?: adresse)?$/, /@/],
  [/^(?:den )?(?:empfanger|arbeitgeber|adressat\w*)$/, /^\[Name des Arbeitgebers\]$/],
];

const PREFIX =
  /^(herum|rum|heraus|raus|hinein|rein|vorbei|zuruck|zusammen|an|auf|aus|ein|mit|nach|vor|zu|ab|weg)(.{4,})$/;

/** Whether a sentence has a verb whose parts stand apart: 'sitze nicht nur rum' for 'rumsitzen'. */
function hasApart(sentence: string, verb: string): boolean {
  const [, prefix, rest] = PREFIX.exec(verb) ?? [];
  const words = sentence.split(' ');
  const stem = rest?.replace(/(?:en|n)$/, '');
  return (
    prefix !== undefined &&
    words.includes(prefix) &&
    words.some((word) => word.startsWith(stem ?? ' '))
  );
}

/** The letter without the lines of its head, or the sentences, that name a word; null where none does. */
export function withoutWord(letter: string, word: string): string | null {
  const { paragraphs, from, to } = partsOf(letter);
  const wanted = simplify(word);
  const line = LINES.find(([said]) => said.test(wanted))?.[1];
  if (line) {
    const heads = paragraphs.map((paragraph, index) =>
      index >= from - 1
        ? paragraph
        : paragraph
            .split('\n')
            .filter((row) => !line.test(row))
            .join('\n'),
    );
    return heads.join('\n\n') === paragraphs.join('\n\n') ? null : joined(heads, from);
  }
  if (wanted.length < 2) return null;
  const names = (sentence: string) => {
    const folded = simplify(sentence);
    return ` ${folded} `.includes(` ${wanted}`) || hasApart(folded, wanted);
  };
  const bodies = paragraphs.map((paragraph, index) =>
    index < from || index >= to
      ? paragraph
      : splitSentences(paragraph)
          .map((sentence) => (names(sentence) ? withoutItem(sentence, word) : sentence))
          .filter((sentence) => sentence !== '')
          .join(' '),
  );
  if (bodies.every((paragraph, index) => paragraph === paragraphs[index])) return null;
  return joined(bodies, from);
}
