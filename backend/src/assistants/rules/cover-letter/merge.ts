/** A sentence or a line, with the blanks that follow it. */
type Unit = { readonly text: string; readonly gap: string };

/** So many sentences are compared; a longer text is no letter. */
const UNITS_MAX = 250;
const SENTENCE_END =
  /(?<=[\p{L}\d)“"][.!?])(?<!\b(?:Dr|Prof|St|Nr|Str|Tel|ca|bzw|Abt|z|B|d|h|u|a)\.)(?<!(?:^|[ (])(?:der|die|das|dem|den|am|zum|zur|vom|im|ab|bis|jede[nrs]?|vor|nach|seit|Zum|Ab|Am|Der|Die|Das) \d{1,2}\.)(?<!^\d{1,2}\.) +(?!(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) )(?=[\p{Lu}\d„])/u;

function unitsOf(text: string): Unit[] {
  return text.split(/(?<=\n)(?=[^\n])/).flatMap((line) => {
    const content = line.trimEnd();
    const gap = line.slice(content.length);
    const sentences = content.split(SENTENCE_END);
    return sentences.map((sentence, index) => ({
      text: sentence,
      gap: index === sentences.length - 1 ? gap : ' ',
    }));
  });
}

/** The sentences of a paragraph. */
export const splitSentences = (text: string): string[] => text.split(SENTENCE_END);

/** For each unit of `from` the place of the same one in `to`, in order; -1 where there is none. */
function matches(from: readonly Unit[], to: readonly Unit[]): number[] {
  const width = to.length + 1;
  const lengths = new Uint16Array((from.length + 1) * width);
  for (let a = from.length - 1; a >= 0; a--) {
    for (let b = to.length - 1; b >= 0; b--) {
      const isSame = from[a]?.text === to[b]?.text;
      const [same = 0, down = 0, right = 0] = [
        lengths[(a + 1) * width + b + 1],
        lengths[(a + 1) * width + b],
        lengths[a * width + b + 1],
      ];
      lengths[a * width + b] = isSame ? same + 1 : Math.max(down, right);
    }
  }
  const found = new Array<number>(from.length).fill(-1);
  let a = 0;
  let b = 0;
  while (a < from.length && b < to.length) {
    if (from[a]?.text === to[b]?.text) {
      found[a] = b;
      a += 1;
      b += 1;
    } else if ((lengths[(a + 1) * width + b] ?? 0) >= (lengths[a * width + b + 1] ?? 0)) a += 1;
    else b += 1;
  }
  return found;
}

const texts = (units: readonly Unit[]) => units.map(({ text }) => text).join('\u0000');

type Merged = { readonly units: readonly Unit[]; readonly conflicts: readonly string[] };

/** One stretch that is not the same in all three; hers wins where both changed the same sentence. */
function mergeStretch(base: readonly Unit[], hers: readonly Unit[], ours: readonly Unit[]): Merged {
  if (texts(base) === texts(hers)) return { units: ours, conflicts: [] };
  if (texts(base) === texts(ours) || texts(hers) === texts(ours))
    return { units: hers, conflicts: [] };
  if (base.length !== hers.length || base.length !== ours.length) {
    // What stood there before she took a sentence away beside it is none of her words.
    const own = hers.filter(({ text }) => !base.some((unit) => unit.text === text));
    return { units: hers, conflicts: [own.map(({ text }) => text).join(' ')] };
  }
  const pairs = base.map((unit, index) => {
    const [own = unit, new_ = unit] = [hers[index], ours[index]];
    const isOwn = own.text !== unit.text;
    return {
      unit: isOwn ? own : new_,
      isConflict: isOwn && new_.text !== unit.text && new_.text !== own.text,
    };
  });
  return {
    units: pairs.map(({ unit }) => unit),
    conflicts: pairs.filter(({ isConflict }) => isConflict).map(({ unit }) => unit.text),
  };
}

/**
 * Takes the changes from `base` to `ours` over into `hers` without losing what she changed.
 * @returns the text, and her sentences that would have been changed; null for a text too long
 */
export function mergeLetters(
  base: string,
  hers: string,
  ours: string,
): { readonly text: string; readonly conflicts: readonly string[] } | null {
  if (base === hers) return { text: ours, conflicts: [] };
  const [a, h, o] = [unitsOf(base), unitsOf(hers), unitsOf(ours)];
  if (Math.max(a.length, h.length, o.length) > UNITS_MAX) return null;
  const inHers = matches(a, h);
  const inOurs = matches(a, o);
  const merged: Unit[] = [];
  const conflicts: string[] = [];
  let [atA, atH, atO] = [0, 0, 0];
  const take = (endA: number, endH: number, endO: number) => {
    const stretch = mergeStretch(a.slice(atA, endA), h.slice(atH, endH), o.slice(atO, endO));
    merged.push(...stretch.units);
    conflicts.push(...stretch.conflicts);
  };
  a.forEach((unit, index) => {
    const [own = -1, our = -1] = [inHers[index], inOurs[index]];
    if (own < 0 || our < 0) return;
    take(index, own, our);
    const [ownGap = '', ourGap = ''] = [h[own]?.gap, o[our]?.gap];
    merged.push({ text: unit.text, gap: ownGap === unit.gap ? ourGap : ownGap });
    [atA, atH, atO] = [index + 1, own + 1, our + 1];
  });
  take(a.length, h.length, o.length);
  const last = merged.length - 1;
  const text = merged
    .map(({ text: words, gap }, index) => words + (index === last ? '' : gap || '\n\n'))
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text, conflicts: conflicts.filter((sentence) => sentence.trim() !== '') };
}
