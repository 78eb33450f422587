import type { Random } from '../random.ts';
import { jobTypes, type Terms } from './terms.ts';

export interface TitleParts {
  label: string;
  activity: string;
  /** 'im Seniorenzentrum' */
  where: string;
  tail: string | null;
  terms: Terms;
}

const contractTails: Readonly<Record<number, readonly string[]>> = {
  [jobTypes.mini]: [' auf Minijob-Basis', ', Minijob'],
  [jobTypes.part]: [' in Teilzeit', ', Teilzeit'],
  [jobTypes.full]: [' in Vollzeit'],
  [jobTypes.volunteer]: [' im Ehrenamt'],
  [jobTypes.free]: [' auf Honorarbasis'],
  [jobTypes.temporary]: [', befristet', ' als Aushilfe'],
};

const saysWhere = / (in|im|an|am|auf|bei|beim|für|mit|von|zu|der|des|eines|einer) /;

/** 'Museumsführer/in im Museum' says the same thing twice. */
function repeats(text: string, where: string): boolean {
  const words = where.split(' ').filter((word) => /^\p{Lu}/u.test(word));
  const lower = text.toLowerCase();
  return words.some((word) =>
    [word.slice(0, 5), word.slice(-5)].some((part) => lower.includes(part.toLowerCase())),
  );
}

function ending(r: Random, { tail, terms }: TitleParts): string {
  if (terms.homeofficeId >= 4 && r.chance(0.5)) return ', gern von zu Hause';
  if (tail !== null && r.chance(0.5)) return `, ${tail}`;
  const contract = contractTails[terms.jobTypeId] ?? [''];
  return r.pick([
    '',
    '',
    ...contract,
    r.pick([', gern im Ruhestand', ', auch zum Wiedereinstieg']),
  ]);
}

/** A title as people write it; the label shows both genders, otherwise '(m/w/d)' says so. */
export function title(r: Random, parts: TitleParts): string {
  const { label, activity, where } = parts;
  const neutral = /[/,]/.test(label) ? '' : ' (m/w/d)';
  const canPlace = !saysWhere.test(`${activity} `) && !repeats(activity, where);
  // 'Buchhalter/in in einer Kanzlei' stumbles.
  const stumbles = label.endsWith('/in') && where.startsWith('in ');
  const canPlaceLabel = !/[ ,]/.test(label) && !stumbles && !repeats(label, where);
  const roll = r.next();
  if (roll < 0.34 && canPlace) {
    return `${activity} ${where}${r.chance(0.25) ? ' (m/w/d)' : r.chance(0.2) ? ending(r, parts) : ''}`;
  }
  if (roll < 0.52 && canPlaceLabel) return `${label} ${where}${neutral}`;
  if (roll < 0.76) {
    return label.includes(',') ? `${label} gesucht` : `${label}${neutral}${ending(r, parts)}`;
  }
  if (roll < 0.8) return `Verstärkung gesucht: ${activity}`;
  const plain = `${activity}${ending(r, parts)}`;
  return plain.includes(' ') ? plain : `Mitarbeit gesucht: ${plain}`;
}
