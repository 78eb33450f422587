import type { LetterSource } from '@silverjobs/contract';

type From = LetterSource['from'][number];

const NAMES: Readonly<Record<From, string>> = {
  profile: 'Ihr Profil',
  advertisement: 'die Anzeige',
  conversation: 'unser Gespräch',
};
const OWN = 'von Ihnen geschrieben';
/** A form of words claims nothing. */
const FORM = 'übliche Schlussformel';

/** A sentence, or what is left between sentences, and where it comes from in words. */
export interface SourcePiece {
  readonly text: string;
  readonly words: string;
}

const inWords = (from: readonly From[]) =>
  from.length === 0 ? FORM : `Quelle: ${from.map((one) => NAMES[one]).join(' und ')}`;

const lowFirst = (text: string) => text.charAt(0).toLocaleLowerCase('de') + text.slice(1);

/** Where a whole line comes from; null for an empty one. */
export function wordsOfSource(text: string, sources: readonly LetterSource[]): string | null {
  if (text.trim() === '') return null;
  const found = sources.find((source) => source.text === text.trim());
  return found ? inWords(found.from) : `Quelle: ${OWN}`;
}

/** The sentences of a paragraph that have a source, and what else stands in it as hers. */
export function piecesOf(text: string, sources: readonly LetterSource[]): SourcePiece[] {
  const found = sources
    .flatMap((source) => {
      const said = [source.text, lowFirst(source.text)].find((one) => text.includes(one));
      return said === undefined || said.length < 8
        ? []
        : [{ from: source.from, text: said, at: text.indexOf(said) }];
    })
    .sort((one, other) => one.at - other.at || other.text.length - one.text.length);
  const pieces: SourcePiece[] = [];
  let end = 0;
  const own = (until: number) => {
    const left = text.slice(end, until).trim();
    if (/\p{L}{2}/u.test(left)) pieces.push({ text: left, words: OWN });
  };
  for (const one of found) {
    if (one.at < end) continue;
    own(one.at);
    pieces.push({ text: one.text, words: inWords(one.from) });
    end = one.at + one.text.length;
  }
  own(text.length);
  return pieces;
}

/** All sources of a paragraph in a few words, each once. */
export const sourceNames = (pieces: readonly SourcePiece[]): string => {
  const words = pieces.flatMap(({ words: said }) => said.replace('Quelle: ', '').split(' und '));
  return [...new Set(words)].join(', ');
};
