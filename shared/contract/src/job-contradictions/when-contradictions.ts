import type { JOB_TIMES } from '../constants.ts';
import { formatIsoDay } from '../formats.ts';
import { JOB_DAYS, JOB_TIME_LABELS, jobTimesText } from '../narrowing-texts.ts';
import type { Contradiction } from './contradiction.ts';

type JobTime = (typeof JOB_TIMES)[number];

/** What an advertisement says of when there is work. */
export interface When {
  /** First day, yyyy-mm-dd; '' for none. */
  startsOn: string;
  /** Days and times of day that were chosen. */
  times: readonly JobTime[];
  /** Title and description. */
  text: string;
}

const MONTHS = [
  'januar',
  'februar',
  'märz',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'dezember',
];
/** 'ab dem 1.2.2027', 'zum 1. Februar'; until a day one applies. */
const FROM = /(bis )?\b(?:ab|zum) (?:dem )?(\d{1,2})\. ?(?:(\d{1,2})\.|(\p{L}{3,9})) ?(\d{4})?/giu;

const two = (number: number) => String(number).padStart(2, '0');

/** Days that a text says work begins on, as far as it says them: yyyy-mm-dd or mm-dd. */
function startsInText(text: string): { said: string; day: string }[] {
  return [...text.matchAll(FROM)].flatMap(([said, until, day, number, name, year]) => {
    const month = number ? Number(number) : MONTHS.indexOf((name ?? '').toLowerCase()) + 1;
    if (until || month === 0) return [];
    return {
      said: said.trim(),
      day: [year, two(month), two(Number(day))].filter(Boolean).join('-'),
    };
  });
}

function aboutStart({ startsOn, text }: When, today: string): Contradiction[] {
  if (startsOn === '') return [];
  if (startsOn < today) {
    return [
      {
        what: `Der erste Arbeitstag, der ${formatIsoDay(startsOn)}, ist schon vorbei.`,
        todo: 'Wählen Sie einen anderen Tag, oder lassen Sie das Feld leer.',
      },
    ];
  }
  const soon = startsOn > today ? /\bab sofort\b/i.exec(text)?.[0] : undefined;
  const other = startsInText(text).find(({ day }) => !startsOn.endsWith(day));
  const said = soon ?? other?.said;
  if (!said) return [];
  return [
    {
      what: `Im Text steht „${said}“, als erster Arbeitstag ist der ${formatIsoDay(startsOn)} angegeben.`,
      todo: 'Nennen Sie überall denselben Tag.',
    },
  ];
}

/** What is said to be free: 'nicht am Wochenende', 'sonntags frei'. */
const FREE =
  /\b(?:keine?|nicht|ohne|außer)(?: \p{L}{1,20}){0,2} (?:wochenend|\p{L}{2,10}tag)\p{L}{0,20}|\b(?:wochenend|\p{L}{2,10}tag)\p{L}{0,20} (?:ist |sind )?frei\b/giu;

/** Days by their names, also in what is done on them: 'Wochenenddienst', 'Sonntagsarbeit'; no 'Sonntagszeitung'. */
const NAMED =
  /\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|wochenend)(?:s|e|en)?-?(?:(?:dienst|arbeit|einsatz|einsätz|schicht|vertretung|betreuung|aushilf|bereitschaft)\p{L}{0,10})?(?!\p{L})/giu;

/** Days that a text names. */
function daysInText(text: string): JobTime[] {
  const named = [...text.replace(FREE, ' ').matchAll(NAMED)].map(([, name = '']) =>
    name.toLowerCase().replace('sonnabend', 'samstag'),
  );
  const weekend = named.includes('wochenend') ? JOB_DAYS.slice(5) : [];
  return JOB_DAYS.filter(
    (day) => weekend.includes(day) || named.includes(JOB_TIME_LABELS[day].toLowerCase()),
  );
}

/** Days of the text that are none of the chosen ones. */
function aboutDays({ times, text }: When): Contradiction[] {
  const chosen = times.filter((time) => JOB_DAYS.includes(time));
  if (chosen.length === 0) return [];
  const others = daysInText(text).filter((day) => !chosen.includes(day));
  if (others.length === 0) return [];
  return [
    {
      what: `Im Text steht ${jobTimesText(others)}, angegeben ist ${jobTimesText(chosen)}.`,
      todo: 'Nennen Sie überall dieselben Tage.',
    },
  ];
}

/**
 * What an advertisement says of when there is work that does not fit together (employers-71): hints, nothing
 * is refused because of them.
 * @param today yyyy-mm-dd
 */
export const findWhenContradictions = (when: When, today: string): Contradiction[] => [
  ...aboutStart(when, today),
  ...aboutDays(when),
];
