import { simplify } from '../../understanding/simplify.ts';
import { splitSentences } from './merge.ts';

const SALUTATION = /^(?:Sehr geehrte|Guten Tag|Liebe|Hallo|Guten Morgen)/;
const GREETING =
  /^(?:Mit \S{1,30} (?:Grüßen|Gruß)|(?:Freundliche|Herzliche|Viele|Beste|Liebe) Grüße)/;

/** A letter as paragraphs, and which of them are between salutation and greeting. */
type Parts = { readonly paragraphs: readonly string[]; readonly from: number; readonly to: number };

function partsOf(letter: string): Parts {
  const paragraphs = letter
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const salutation = paragraphs.findIndex((paragraph) => SALUTATION.test(paragraph));
  const greeting = paragraphs.findLastIndex((paragraph) => GREETING.test(paragraph));
  return {
    paragraphs,
    from: salutation + 1,
    to: greeting > salutation ? greeting : paragraphs.length,
  };
}

/** Function words with which a letter goes on small after the comma of its salutation. */
const GOES_ON =
  /^(?:Ich|Mit|Als|Auf|Über|Gern|Was|Zu|Zuletzt|Dazu|Beginnen|In|Von|Sehr|Hiermit|Gearbeitet|Am|An|Aus|Bei|Früher|Davor|Hinter|Außerdem|Mein|Meine|Mir|Mich|Es|Wir|Die|Der|Das|Ein|Eine|Nach|Seit|Da|Weil)(?= )/u;

function joined(paragraphs: readonly string[], from: number): string {
  return paragraphs
    .map((paragraph, index) =>
      index === from
        ? paragraph.replace(GOES_ON, (word) => word.toLocaleLowerCase('de'))
        : paragraph,
    )
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n');
}

/** How many paragraphs the letter has between salutation and greeting. */
export function countParagraphs(letter: string): number {
  const { from, to } = partsOf(letter);
  return Math.max(0, to - from);
}

/** A paragraph of the body, counted from 0. */
export function paragraphOf(letter: string, index: number): string {
  const { paragraphs, from } = partsOf(letter);
  return paragraphs[from + index] ?? '';
}

/** The letter with another paragraph in place of one of its body; an empty one takes it away. */
export function withParagraph(letter: string, index: number, text: string): string {
  const { paragraphs, from } = partsOf(letter);
  const at = from + index;
  return joined(
    paragraphs
      .map((paragraph, place) => (place === at ? text : paragraph))
      .filter((one) => one !== ''),
    from,
  );
}

/** The letter with sentences added at the end of what it tells, before date and invitation. */
export function withAddition(letter: string, addition: string): string {
  const { paragraphs, from, to } = partsOf(letter);
  const at = to - from > 1 ? to - 2 : to - 1;
  if (at < from) return `${letter}\n\n${addition}`;
  const isBeginning = at === from;
  const next = isBeginning
    ? [...paragraphs.slice(0, at + 1), addition, ...paragraphs.slice(at + 1)]
    : paragraphs.map((paragraph, index) => (index === at ? `${paragraph} ${addition}` : paragraph));
  return joined(next, from);
}

const LINES: readonly (readonly [said: RegExp, line: RegExp])[] = [
  [/^(?:meine )?(?:telefon\w*|handy\w*|rufnummer)$/, /^(?:Telefon|Tel\.?|Mobil)\b/],
  [/^(?:meine )?(?:e mail\w*|email\w*|mail\w*)(?: adresse)?$/, /@/],
  [/^(?:den )?(?:empfanger|arbeitgeber|adressat\w*)$/, /^\[Name des Arbeitgebers\]$/],
];

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
  const names = (sentence: string) => ` ${simplify(sentence)} `.includes(` ${wanted}`);
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

/** An enumeration without one of its items; an empty text where the whole sentence is about it. */
function withoutItem(sentence: string, word: string): string {
  const at = sentence.toLocaleLowerCase('de').indexOf(word.toLocaleLowerCase('de'));
  if (at < 0) return '';
  const [before, after] = [sentence.slice(0, at), sentence.slice(at + word.length)];
  const isFirst = /(?:: | mit )$/.test(before);
  if (before.endsWith(', ') && after.startsWith(' und ')) return before.slice(0, -2) + after;
  if ((isFirst || before.endsWith(', ')) && after.startsWith(', ')) return before + after.slice(2);
  if (isFirst && after.startsWith(' und ')) return before + after.slice(5);
  if (before.endsWith(' und ') && /^(?:\.$| bringe ich mit\.$)/.test(after)) {
    const left = before.slice(0, -5);
    const comma = left.lastIndexOf(', ');
    const list = comma < 0 ? left : `${left.slice(0, comma)} und ${left.slice(comma + 2)}`;
    return list + after;
  }
  return '';
}

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
