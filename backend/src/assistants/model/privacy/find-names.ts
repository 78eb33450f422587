/** A letter of a text as names are compared: small, without accents and umlauts. */
type Unit = { readonly letter: string; readonly start: number; end: number; readonly gap: number };

/** May stand between the letters of a name: 'R e n a t e', 'R.e.n.a.t.e', 'Anna-Lena'. */
const SEPARATOR = /^[\s._*-]$/;
const LETTER = /^\p{L}$/u;

const plain = (letter: string): string =>
  letter === 'ß'
    ? 'ss'
    : letter
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^\p{L}]/gu, '');

/** The letters of a text; 'ae', 'oe' and 'ue' count as one, as ä, ö and ü do. */
function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let gap = 0;
  let at = 0;
  for (const sign of text) {
    const start = at;
    at += sign.length;
    if (!LETTER.test(sign)) {
      gap += SEPARATOR.test(sign) ? 1 : Number.POSITIVE_INFINITY;
      continue;
    }
    const before = units.at(-1);
    if (gap === 0 && before && 'eE'.includes(sign) && 'aou'.includes(before.letter)) {
      before.end = at;
      continue;
    }
    for (const letter of plain(sign)) {
      units.push({ letter, start, end: at, gap });
      gap = 0;
    }
  }
  return units;
}

const folded = (name: string): string[] => unitsOf(name).map(({ letter }) => letter);

/** How many units the name takes from here; 0 where it is another word. */
function lengthAt(units: readonly Unit[], from: number, name: readonly string[]): number {
  if (units[from]?.gap === 0 && from > 0) return 0;
  for (const [index, letter] of name.entries()) {
    const unit = units[from + index];
    if (unit?.letter !== letter || (index > 0 && unit.gap > 1)) return 0;
  }
  const next = units[from + name.length];
  if (next?.gap !== 0) return name.length;
  // A genitive: 'Renates'.
  const isLast = units[from + name.length + 1]?.gap !== 0;
  return next.letter === 's' && isLast ? name.length + 1 : 0;
}

/**
 * Replaces names however they are written: large or small, with ae for ä or without accents, with a
 * genitive s, with their letters apart.
 * @param names the longest is tried first
 */
export function replaceNames(
  text: string,
  names: readonly string[],
  replace: (found: string) => string,
): string {
  const units = unitsOf(text);
  const wanted = names
    .map(folded)
    .filter(({ length }) => length > 1)
    .sort((a, b) => b.length - a.length);
  let result = '';
  let done = 0;
  for (let at = 0; at < units.length; ) {
    const length = Math.max(0, ...wanted.map((name) => lengthAt(units, at, name)));
    const first = units[at];
    const last = units[at + length - 1];
    if (length > 0 && first && last) {
      result += text.slice(done, first.start) + replace(text.slice(first.start, last.end));
      done = last.end;
    }
    at += Math.max(length, 1);
  }
  return result + text.slice(done);
}

const STREET_END = /(?:straße|strasse|str\.?)$/i;

/** The names of a street that give it away: 'Domstraße', 'Domstr', without its number. */
export function streetNames(street: string): string[] {
  const number = street.search(/\d/);
  const name = (number > 0 ? street.slice(0, number) : street).trim();
  const words = [name, ...name.split(/\s+/).filter((word) => word.length > 5)];
  return words.flatMap((word) =>
    STREET_END.test(word)
      ? [word.replace(STREET_END, 'strasse'), word.replace(STREET_END, 'str')]
      : [word],
  );
}
