import { readFileSync } from 'node:fs';
import { searchPositions } from '@silverjobs/contract/position-search';
import type { AssistantEngine } from '../../assistants/engine.ts';
import { readMemory } from '../../assistants/rules/common/memory.ts';
import { type FinderState, NOTHING_KNOWN } from '../../assistants/rules/job-finder/finder-state.ts';
import { AS_READ } from '../../assistants/rules/job-finder/questions.ts';
import { allPositions } from '../../assistants/understanding/find-positions.ts';
import { standardNames, withWholeNames } from '../../assistants/understanding/wish/find-town.ts';
import {
  loadWorkIndex,
  nameKey,
  type WorkIndex,
} from '../../assistants/understanding/wish/work-index.ts';
import type { Database } from '../../database/database.ts';
import { fold } from '../../places/fold.ts';
import { relatedPositions } from '../../positions/related-positions.ts';
import { confidence } from '../danger/rate-danger.ts';
import { begin } from './converse.ts';

/** A first message as its author meant it: occupations, places, and what else ('time=abends'). */
export type MeantWish = {
  readonly words: string;
  /** Null where it is no wish. */
  readonly what: readonly string[] | null;
  readonly where: readonly string[];
  readonly more: readonly (readonly [name: string, value: string])[];
};

const HEAD = 'text\twhat\twhere\tmore';
const NO_WISH = '-';

const parts = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether a table has the four columns of meant wishes. */
export const isOfMeantWishes = (table: string): boolean => table.startsWith(HEAD);

/** Reads a table of four columns: the words, occupations and places with | between, and more with ;. */
export function readMeantWishes(path: string): MeantWish[] {
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [words = '', what = '', where = '', more = ''] = line.split('\t');
    return {
      words,
      what: what.trim() === NO_WISH ? null : parts(what, '|'),
      where: parts(where, '|'),
      more: parts(more, ';').map((one) => {
        const [name = '', value = ''] = one.split('=');
        return [name, value] as const;
      }),
    };
  });
}

/** As many occupations of what the picker offers for a name may be meant. */
const OFFERED = 6;

/** Ids of occupations that a name of one stands for, as the picker reads it. */
function positionsNamed({ index, byName }: WorkIndex, name: string): number[] {
  const plain = name.replace(/\/-?\p{L}+/gu, '');
  const exact = byName.get(nameKey(plain));
  if (exact) return exact.map(({ id }) => id);
  const { matches } = searchPositions(index, plain);
  return matches
    .flatMap((match) => (match.kind === 'position' ? match.option.id : []))
    .slice(0, OFFERED);
}

const HOURS = /(\d+)(?:-(\d+))?/;
/** What hours of the day are called. */
const DAY_PARTS = [
  { name: 'vormittags', from: 5, to: 12 },
  { name: 'nachmittags', from: 12, to: 17 },
  { name: 'abends', from: 17, to: 23 },
  { name: 'nachts', from: 23, to: 30 },
] as const;
const SAID_TIMES: readonly (readonly [RegExp, RegExp])[] = [
  [/sommer|mai|juni|juli|august/i, /im Sommer|im Frühling/],
  [/winter|dezember|januar|februar/i, /im Winter/],
  [/frühling|frühjahr|märz|april/i, /im Frühling/],
  [/herbst|september|oktober|november/i, /im Herbst/],
  [/morgen|vormittag|früh/i, /vormittags/],
  [/mittag/i, /vormittags|nachmittags/],
  [/abend/i, /abends/],
  [/nacht/i, /nachts/],
  [/spät/i, /abends|nachmittags/],
  [/halbtags/i, /Teilzeit|Stunden/],
  [/ganztags|tagschicht|tagdienst/i, /tagsüber|Vollzeit/],
  [/wochenende/i, /Wochenende|samstags|sonntags/],
  [/woche/i, /unter der Woche/],
  [/tagsüber/i, /tagsüber|vormittags|nachmittags/],
];

/** Marks that hours of a day or a word for them may have become; null where nothing stands for it. */
function marksOfTime(value: string): RegExp | null {
  const said = SAID_TIMES.find(([name]) => name.test(value));
  if (said) return said[1];
  const [, until, from, to] =
    /(bis |vor )?(\d{1,2})(?::\d\d)?(?:\s?-\s?(\d{1,2}))?/.exec(value) ?? [];
  if (from === undefined) return null;
  if (until !== undefined)
    return Number(from) <= 13 ? /vormittags/ : /vormittags|tagsüber|nicht abends/;
  // Who begins at four has the end of a night and a morning.
  if (Number(from) < 5) return /nachts|vormittags/;
  const begins = Number(from);
  const ends = to === undefined ? begins + 1 : Math.max(begins + 1, Number(to));
  const names = DAY_PARTS.filter((part) => begins < part.to && ends > part.from);
  return new RegExp(names.map(({ name }) => name).join('|'));
}

const DAYS: Readonly<Record<string, string>> = {
  Mo: 'montags',
  Di: 'dienstags',
  Mi: 'mittwochs',
  Do: 'donnerstags',
  Fr: 'freitags',
  Sa: 'samstags',
  So: 'sonntags',
};
const WORKDAYS = 'Mo,Di,Mi,Do,Fr';
const KINDS: Readonly<Record<string, RegExp>> = {
  minijob: /Minijob/,
  ehrenamt: /Ehrenamt/,
  teilzeit: /Teilzeit|Stunden/,
  vollzeit: /Vollzeit/,
  saison: /Befristete Aushilfe|^im (?:Frühling|Sommer|Herbst|Winter)/,
  aushilfe: /Aushilfe|Minijob/,
  vertretung: /Befristete Aushilfe/,
  befristet: /Befristete Aushilfe|^im (?:Frühling|Sommer|Herbst|Winter)/,
  projekt: /Befristete Aushilfe|Freie Mitarbeit/,
  freiberuflich: /Freie Mitarbeit/,
};

const NEGATED =
  /\b(?:nicht|nichts|kein\w{0,2}|ohne|nie|niemals|außer|weder|statt|frei|bezahlt\w{0,2})\b/i;
const SEASONAL =
  /saison|sommer|winter|herbst|frühling|frühjahr|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|weihnacht|lese|monat|woche/i;

/** Whether the words themselves say it: 'Innendienst' excludes nothing, 'Erntehelfer' names no season. */
const isSaid = ([name, value]: MeantWish['more'][number], words: string): boolean =>
  name === 'not' ? NEGATED.test(words) : value !== 'saison' || SEASONAL.test(words);

/** Whether one thing more that was meant stands among the marks. */
function isMarked([name, value]: MeantWish['more'][number], marks: readonly string[]): boolean {
  const some = (wanted: RegExp) => marks.some((mark) => wanted.test(mark));
  const [, least, most] = HOURS.exec(value) ?? [];
  switch (name) {
    case 'time': {
      const wanted = marksOfTime(value);
      // 'Vor Ladenöffnung' is no time that can be searched.
      return wanted === null || some(wanted);
    }
    case 'days': {
      if (least !== undefined) return some(/Stunden pro Woche/);
      const days = Object.keys(DAYS).filter((day) => value.includes(day));
      const isWeekend = days.every((day) => day === 'Sa' || day === 'So');
      if (isWeekend && some(/Wochenende/)) return true;
      if (value === 'Mo-Fr' || value === WORKDAYS) return some(/unter der Woche/);
      return days.every((day) => some(new RegExp(DAYS[day] ?? day)));
    }
    case 'hours':
      if (/%/.test(value)) return some(/Stunden|Teilzeit/);
      if (/halb/.test(value)) return some(/Stunden|Teilzeit/);
      if (/Tag/.test(value)) return some(/Stunden/);
      return some(new RegExp(`\\b(?:${least}|${most ?? least}) Stunden`));
    case 'pay':
      return some(new RegExp(`ab ${least} €`)) || (/Monat/.test(value) && some(/Minijob/));
    case 'radius': {
      const far = marks.flatMap((mark) => /(\d+) km$/.exec(mark)?.[1] ?? []).map(Number);
      return far.some((km) => km >= Number(least) && km <= 2 * Number(least));
    }
    case 'kind':
      return some(KINDS[value] ?? new RegExp(value));
    case 'homeoffice':
    // What the pool knows nothing of: lodging, a company car.
    case 'other':
      return true;
    case 'not':
      return some(/ohne|nicht|kein|nur bezahlt/);
    default:
      throw new Error(`Nothing is known of ${name}=${value}`);
  }
}

/** What became of a first message. */
type Outcome =
  | 'right' // searched as it was meant, or asked what is missing
  | 'right with one press' // the reading that is offered to press is right
  | 'not understood' // nothing was searched, and what was understood is not all
  | 'wrong search';

const HOMEOFFICE = 'Homeoffice';
const HOME = /^(?:50667|Köln)/;

function isRightPlace({ where, more }: MeantWish, place: string | undefined): boolean {
  const mayBeHome = more.some(([name]) => name === 'homeoffice');
  if (place === HOMEOFFICE && mayBeHome) return true;
  if (where.length === 0) return !mayBeHome && (place === undefined || HOME.test(place));
  if (place === undefined) return where.includes('Deutschland');
  const names = where.flatMap((one) => [
    one,
    standardNames(one),
    withWholeNames(one).replace(/^in /, ''),
    // 'im Alten Land' lies in Altes Land, a cemetery in its quarter.
    one.replace(/(\p{Ll})en (?=\p{Lu})/u, '$1es '),
    one.replace(/ (?:(?:an|in|ob) der|am|im|in|bei) (?=\p{Lu})/gu, ' '),
    one.replace(/^(?:Friedhof|Insel|Schloss|Campus) /, ''),
    ...one.split(/-|, | \/ |\/|Landkreis |Kreis |Flughafen /i),
    one.replace(/ \(.+/, ''),
  ]);
  const label = ` ${fold(place)} `;
  const town = fold(place.replace(/^\S*\d{4,5} |, Umkreis.*/g, ''));
  return names.some(
    (name) =>
      name.length > 2 &&
      // 'Nürnberg Süd' lies in Nürnberg, where no quarter is called so.
      (label.includes(` ${fold(name)}`) || fold(name).startsWith(`${town} `)),
  );
}

/** Says a first message to the job finder and judges what became of it. */
async function judge(engine: AssistantEngine, db: Database, wish: MeantWish) {
  const { conversation, step, turns } = await begin(engine, db, 'ai-jobs', 'start');
  const { reply, state: stored } = await engine.answer(conversation, step.state, turns, wish.words);
  const isSearched = reply.matchedJobs !== undefined || /Danach habe ich gesucht/.test(reply.text);
  const marks = reply.marks ?? [];
  const labels = marks.map(({ label }) => label);
  const unsure = /Nicht sicher bin ich bei (.*)\. Soll/.exec(reply.text)?.[1];
  const told = `${isSearched ? 'searched' : (reply.choices ?? []).join(' / ')} | ${labels.join(' · ')}${unsure ? ` ?? ${unsure}` : ''}`;
  if (wish.what === null) {
    const outcome: Outcome = isSearched ? 'wrong search' : 'right';
    return { outcome, told, wrong: isSearched ? ['no wish'] : [] };
  }
  const state: FinderState = { ...NOTHING_KNOWN, ...(readMemory(stored).own as object) };
  const index = await loadWorkIndex(db);
  const all = await allPositions(db);
  const meant = wish.what.flatMap((name) => positionsNamed(index, name));
  const near = meant.flatMap((id) => relatedPositions(all, id, 4, 5).map((row) => row.id));
  const isMeant = (ids: readonly number[]) => ids.some((id) => [...meant, ...near].includes(id));
  const offered = state.offered.flatMap(({ positionIds }) => positionIds);
  const isAny = wish.what.length === 0;
  const isWork = isAny ? state.isAnyWork : isMeant(state.positionIds);
  const place = marks.find(({ id }) => id === 'place')?.label;
  const wrong = [
    ...(isWork ? [] : ['what']),
    ...(isRightPlace(wish, place) ? [] : ['where']),
    ...wish.more
      .filter((one) => isSaid(one, wish.words) && !isMarked(one, labels))
      .map((one) => one.join('=')),
    ...(!wish.more.some(([name]) => name === 'not') && marks.some(({ id }) => id.startsWith('not:'))
      ? ['not']
      : []),
  ];
  const isPress = reply.choices?.includes(AS_READ) || (wrong.join() === 'what' && isMeant(offered));
  const isRight = wrong.length === 0 || (isPress && wrong.join() === 'what' && isMeant(offered));
  const outcome: Outcome = isSearched
    ? isRight
      ? 'right'
      : 'wrong search'
    : isRight
      ? isPress
        ? 'right with one press'
        : 'right'
      : 'not understood';
  const wrongs = isMeant(offered) ? wrong.map((one) => (one === 'what' ? 'offered' : one)) : wrong;
  return { outcome, told, wrong: wrongs };
}

export type JudgedWish = MeantWish & Awaited<ReturnType<typeof judge>>;

/** Says all of them, each as the first message of a conversation. */
export async function judgeWishes(
  engine: AssistantEngine,
  db: Database,
  wishes: readonly MeantWish[],
): Promise<JudgedWish[]> {
  const judged: JudgedWish[] = [];
  for (const wish of wishes) judged.push({ ...wish, ...(await judge(engine, db, wish)) });
  return judged;
}

/** What was not right at once, to be read: the words, what was wrong, and what was answered. */
export const wishFailures = (judged: readonly JudgedWish[]): string[] =>
  judged
    .filter(({ outcome }) => outcome !== 'right')
    .map(
      ({ outcome, words, wrong, told }) =>
        `${outcome} | ${words}\n    ${wrong.join(', ')} | ${told}`,
    );

const OUTCOMES: readonly Outcome[] = [
  'right',
  'right with one press',
  'not understood',
  'wrong search',
];

/** How many of each outcome, of wishes and of what is none, with the bounds of 95 % confidence. */
export function wishLines(judged: readonly JudgedWish[]): string[] {
  const rate = (name: string, own: readonly JudgedWish[], outcomes: readonly Outcome[]) => {
    const count = own.filter(({ outcome }) => outcomes.includes(outcome)).length;
    const [low, high] = confidence(count, own.length).map((value) => (value * 100).toFixed(1));
    const percent = ((100 * count) / own.length).toFixed(1);
    return `  ${name.padEnd(28)}${count} of ${own.length}, ${percent} % (${low} to ${high} %)`;
  };
  const wishes = judged.filter(({ what }) => what !== null);
  const others = judged.filter(({ what }) => what === null);
  return [
    'first wishes',
    rate('understood, right', wishes, ['right', 'right with one press']),
    ...OUTCOMES.map((outcome) => rate(outcome, wishes, [outcome])),
    ...(others.length > 0 ? ['no wishes', rate('nothing searched', others, ['right'])] : []),
    'all',
    rate('wrong search', judged, ['wrong search']),
  ];
}
