import type { Random } from '../random.ts';
import { jobTypes, type Terms } from './terms.ts';

export interface Schedule {
  /** For titles: 'vormittags', 'zwei Tage pro Woche'; null when nothing is fixed. */
  tail: string | null;
  sentence: string;
}

const numerals = ['', 'einem', 'zwei', 'drei', 'vier', 'fünf'] as const;

const parts = {
  vormittags: ['Vormittag', 'Vormittagen'],
  nachmittags: ['Nachmittag', 'Nachmittagen'],
  abends: ['Abend', 'Abenden'],
} as const;

type Part = keyof typeof parts;

/** Days a week for so many hours; half days when the part of the day is fixed. */
function days(hours: number, half: boolean): number {
  const perDay = half ? 4 : 7;
  return Math.min(5, Math.max(1, Math.round(hours / perDay)));
}

function partOf(r: Random, positionId: number, label: string): Part | 'nachts' | 'morgens' | null {
  if (/^Nacht/.test(label)) return 'nachts';
  if (/Frühstück|Zeitung|Regal|Schulweg|Winterdienst/.test(label)) return 'morgens';
  if (/Platzanweiser|Kartenverk|Babysitter/.test(label)) return 'abends';
  const subsector = Math.floor(positionId / 100);
  if (subsector === 1201 || positionId === 120202) return 'nachmittags';
  if (subsector === 1202 || positionId === 70205) return 'vormittags';
  return r.pick(['vormittags', 'nachmittags', 'vormittags', null, null, null, null]);
}

function looseSentence(r: Random, hours: number): string {
  return r.pick([
    'Die Stunden verteilen wir so, wie es für Sie und für uns passt.',
    `Mit ${hours} Stunden pro Woche sind Sie gut dabei, mehr ist nach Absprache möglich.`,
    'Tage und Zeiten legen wir gemeinsam fest.',
    'Ihre freien Tage bleiben frei, Termine beim Arzt lassen sich immer einrichten.',
  ]);
}

/** When the work is done: fits the hours and the position. */
export function schedule(r: Random, terms: Terms, positionId: number, label: string): Schedule {
  const { hours } = terms;
  if (terms.jobTypeId === jobTypes.volunteer) {
    return {
      tail: r.pick([null, `${hours} Stunden pro Woche`, 'ehrenamtlich']),
      sentence: `Schon ${numerals[hours] ?? hours} Stunden in der Woche helfen sehr.`,
    };
  }
  const fixed = partOf(r, positionId, label);
  const part = hours >= 25 && fixed !== 'nachts' ? null : fixed;
  if (part === 'nachts') {
    return { tail: 'nachts', sentence: 'Die Dienste liegen in der Nacht und sind gut planbar.' };
  }
  if (part === 'morgens') {
    return {
      tail: 'früh am Morgen',
      sentence: 'Der Dienst beginnt früh, dafür ist der Tag danach frei.',
    };
  }
  if (part !== null) {
    const count = days(hours, true);
    const noun = parts[part][count === 1 ? 0 : 1];
    const when = `an ${numerals[count]} ${noun}`;
    return {
      tail: part,
      sentence:
        count === 1 || r.chance(0.5)
          ? `Gearbeitet wird ${when} pro Woche.`
          : `Wir brauchen Sie ${when} pro Woche; welche es sind, besprechen wir.`,
    };
  }
  const count = days(hours, false);
  if (count < 5 && r.chance(0.4)) {
    const wanted = count === 1 ? 'ein Tag' : `${numerals[count]} Tage`;
    const object = count === 1 ? 'einen Tag' : wanted;
    return {
      tail: `${wanted} pro Woche`,
      sentence: `Gedacht ist an ${object} pro Woche. Bei der Planung reden Sie mit.`,
    };
  }
  return { tail: r.chance(0.3) ? 'flexible Zeiten' : null, sentence: looseSentence(r, hours) };
}
