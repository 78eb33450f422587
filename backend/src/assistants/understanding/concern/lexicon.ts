import { heardWord } from '../phrases/common-words.ts';
import { HEAVY_LEXICON } from './heavy-lexicon.ts';
import { WORK_LEXICON } from './work-lexicon.ts';

type Fields = Map<string, readonly string[]>;
type Entry = { readonly part: string; readonly field: string };

const words: Fields = new Map();
const beginnings: Fields = new Map();
const ends: Entry[] = [];
const parts: Entry[] = [];
const BEGINNING = { from: 2, to: 24 };

const add = (map: Fields, word: string, field: string) =>
  map.set(word, [...(map.get(word) ?? []), field]);

function addEntry(entry: string, field: string): void {
  const part = heardWord(entry);
  const [isEnd, isBeginning] = [entry.startsWith('*'), entry.endsWith('*')];
  if (isEnd) (isBeginning ? parts : ends).push({ part, field });
  else add(isBeginning ? beginnings : words, part, field);
}

for (const block of (HEAVY_LEXICON + WORK_LEXICON).split(/\n(?=\w)/)) {
  const [field = '', entries = ''] = block.trim().split(':');
  for (const entry of entries.split(/\s+/).filter(Boolean)) addEntry(entry, field);
}

/** The fields of meaning that one heard word belongs to (assistants-73). */
export function fieldsOf(word: string): readonly string[] {
  const fields = [...(words.get(word) ?? [])];
  const longest = Math.min(word.length, BEGINNING.to);
  for (let length = BEGINNING.from; length <= longest; length += 1) {
    fields.push(...(beginnings.get(word.slice(0, length)) ?? []));
  }
  for (const { part, field } of ends) if (word.endsWith(part)) fields.push(field);
  for (const { part, field } of parts) if (word.includes(part)) fields.push(field);
  return [...new Set(fields)];
}
