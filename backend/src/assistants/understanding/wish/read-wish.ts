import type { Database } from '../../../database/database.ts';
import { findWorkload, type Workload } from '../find-hours.ts';
import { type FoundPlace, findPlace } from '../find-place.ts';
import { hear, phrases, says, spansOf } from '../phrases/phrases.ts';
import { findPay, findRadius, type Pay } from './amounts.ts';
import { readClauses } from './clauses.ts';
import { exclusionsIn } from './exclusions.ts';
import { expressesWish, STRONG_WISH } from './expresses-wish.ts';
import { findQuarter, standardNames } from './find-town.ts';
import { type Kind, kindsIn } from './kinds.ts';
import { type HowToRead, type ReadWork, readWork } from './read-work.ts';
import { type DayTime, timesIn } from './times.ts';

/** What somebody does not want: by the rule of that name, or an occupation. */
export type Excluded = {
  readonly id: string;
  readonly label: string;
  readonly positionIds?: readonly number[];
};

/** Everything that a message says of the work that is looked for (assistants-44). */
export type Wish = {
  readonly work: ReadWork;
  /** Any work will do: 'alles außer Verkauf'. */
  readonly isAnyWork: boolean;
  /** It tells of earlier work and does not say that it is looked for. */
  readonly isPast: boolean;
  /** It is put as a wish, or is too short to be anything else. */
  readonly isWish: boolean;
  readonly place: FoundPlace | null;
  readonly km: number | null;
  readonly hours: Workload | null;
  readonly kinds: readonly Kind[];
  readonly times: readonly DayTime[];
  readonly pay: Pay | null;
  readonly excluded: readonly Excluded[];
};

export type AskedFor = 'what' | 'where' | 'how-much' | null;

const DEFAULT_KM = 25;
/** Words of a message that needs no 'ich suche' to be a wish. */
const BRIEF = 16;

const PAST = phrases(`
  ich war; war ich; habe ~ gearbeitet; hab ~ gearbeitet; früher; ich bin ~ gewesen; mein leben lang; jahre lang; jahrelang; jahre ~ als; jahre ~ gearbeitet; von beruf; gelernt*; bin ausgebildete*; komme aus der; habe ~ gelernt; in meinem beruf; mein beruf; zuletzt ~ als; damals; ich bin eigentlich; vor der rente; bis zur rente
`);
const WISH = phrases(`
  suche; such; suchen; möchte; möchten; will; würde ~ gern*|arbeiten|machen|helfen|suchen|nehmen|reichen|passen|gefallen|interessieren; würd ~ gern*|machen|helfen; könnte|könnt; meinte; meine ich; wäre|wär ~ schön|was|fein|toll|gut|prima|recht; tät|dad; hätte ~ gern; wünsche; gern|gerne wieder; wieder als|in|im|am|arbeiten|mit|bei|etwas|was; weiter als|in|im|arbeiten; gern|gerne ~ arbeiten|machen|tun|helfen; brauche; könnte ich; hätten sie; habt ihr; hast du ~ was|etwas|stelle*|job*; kann mir ~ vorstellen; finde; zeig*; gibt es; haben sie; am liebsten; lieber; interessiere*; lust; weiterhin; als ~ arbeiten; doch lieber
`);
/** What tells something and asks for nothing. */
const TELLS = phrases(`
  ^^ mein*|unser*|gestern|heute|heut|sein|seine|ich|wir|er|sie|es|der|die|das|den|du|ihr|man|früher|seit|dieser|diese|jeder|neulich|manchmal|morgen|bald|niemand|keiner|jetzt|wenn|weil|dass; sie mir|sich|mich|uns; du; dich; dir; ihnen; ihnen; wie|was|wer|wann|warum|wieso|woher ~ ist|sind|wird|hat|war|bekomme|kann|muss|soll|kommt
`);
/** What somebody can or has says how the work should be, without a wish in words. */
const ABLE = phrases(
  `kann; mag; darf; schaffe; geht; gehen; habe kein*; hab kein*; ohne; kein*; höchstens; maximal; mindestens`,
);
/** In a question, what makes it one for work: 'Gibt es was im Büro?' */
const ASKS_FOR_WORK = phrases(
  `was|etwas|irgendwas|stellen|stelle|jobs|job|arbeit|angebote|nichts|nix`,
);
/** A short question that goes on with the search elsewhere: 'Und in Frechen?', 'Oder Brühl?' */
const AND_THERE = /^(?:[Uu]nd|[Oo]der|[Aa]uch)\s(?:(?:in|bei|um|nach)\s)?\p{Lu}/u;
const AND_THERE_WORDS = 6;
const ABOUT_ME = phrases(`ich; mein; meine; mich; mir; wir`);
/** Of somebody else's work. */
const OTHERS = phrases(`
  mein*|unser* sohn|tochter|mann|frau|nachbar*|enkel*|bruder|schwester|freund*|vater|mutter|schwiegersohn|schwiegertochter|neffe|nichte|opa|oma|chef|kollege|kollegin ~ ist|war|arbeitet|arbeitete|sucht|macht|studiert|lernt|hat|hatte|heißt|wohnt|lebt|sagt|meint
`);
const ANY_WORK = phrases(`
  alles $; alles mögliche; alles andere; alles was; irgendwas; irgendetwas; irgendeine arbeit; irgendein job; egal was; was auch immer; ist mir egal was; ganz egal; jede arbeit; jeden job; bin offen; bin für alles offen; offen für alles; hauptsache arbeit|was|etwas|raus; mache alles; alle stellen; alle jobs; alle berufe; alle angebote; alles ~ außer; was gibt es $; was ihr habt; was da ist; nehme alles; was gibt es ~ in; was gibt es ~ bei
`);
/** 'Nicht in Köln' does not look there. */
const NOT_THERE = /^\s{0,3}(?:nicht|nichts|ned|net|nie)\s{1,3}(?:mehr\s{1,3})?(?:in|nach|bei)\s/i;

/** Near one's own home; 'in der Nähe von Bonn' is not. */
const AT_HOME =
  /\b(?:(?:hier )?in (?:der|meiner|unserer) n(?:ä|ae)he|bei mir(?: um die ecke| in der n(?:ä|ae)he)?|um die ecke|wohnortnah|in meiner (?:gegend|stadt|umgebung)|vor der haust(?:ü|ue)r|hier vor ort|fu(?:ß|ss)l(?:ä|ae)ufig)\b(?! von)/i;

async function readPlace(db: Database, texts: readonly string[], km: number, isAsked: boolean) {
  for (const text of texts) {
    const isHome = AT_HOME.test(text);
    const standard = standardNames(text.replace(AT_HOME, ' '));
    const quarter = findQuarter(standard, km);
    const found = await findPlace(db, standard, isAsked);
    // A quarter says more than its town, and a village may be called like it.
    if (quarter && found !== 'home') return quarter;
    if (found) return found;
    if (isHome) return 'home';
  }
  return null;
}

async function readExcluded(db: Database, unwanted: readonly string[]): Promise<Excluded[]> {
  const found: Excluded[] = [];
  for (const text of unwanted) {
    const rules = exclusionsIn(hear(text));
    found.push(...rules.map(({ id, label }) => ({ id, label })));
    if (rules.length > 0) continue;
    const work = await readWork(db, text, { isAsked: false, isExact: true });
    if (work.kind !== 'sure') continue;
    const { label, positionIds } = work.work;
    found.push({ id: `work-${positionIds[0]}`, label: `ohne ${label}`, positionIds });
  }
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

const NO_WISH: Wish = {
  work: { kind: 'none' },
  isAnyWork: false,
  isPast: false,
  isWish: false,
  place: null,
  km: null,
  hours: null,
  kinds: [],
  times: [],
  pay: null,
  excluded: [],
};

/** The work of a text; of a long one first of the part that says what is wanted. */
async function readWanted(db: Database, text: string, how: HowToRead): Promise<ReadWork> {
  const heard = hear(text);
  const [wish] =
    heard.words.length > BRIEF ? spansOf(heard, STRONG_WISH).sort((a, b) => b.from - a.from) : [];
  const from = heard.words[wish?.from ?? 0]?.start ?? 0;
  const later = from > 0 ? await readWork(db, text.slice(from), how) : null;
  return later && later.kind !== 'none' ? later : readWork(db, text, how);
}

/** The rest of a text without its place, so that a town is no occupation. */
function withoutPlace(text: string, place: FoundPlace | null): string {
  if (place === null || place === 'home') return text;
  const names = new Set(
    place.label
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2),
  );
  return text.replace(/[\p{L}]{3,60}/gu, (word) =>
    names.has(standardNames(word).toLowerCase()) ? ' ' : word,
  );
}

/**
 * Reads everything that a message says of a wish: what is not wanted first, since it is no wish, then
 * place, times and amounts, and the work in what is left.
 * @param asked what was asked for last: then a bare name is the answer
 */
export async function readWish(db: Database, message: string, asked: AskedFor): Promise<Wish> {
  const whole = hear(message);
  const isQuestion = message.includes('?') && !expressesWish(message);
  const isWished = says(whole, WISH) && (!isQuestion || says(whole, ASKS_FOR_WORK));
  if (!isWished && says(whole, OTHERS)) return NO_WISH;
  const isTold = message.includes('?') || says(whole, TELLS);
  const isBrief = whole.words.length <= BRIEF && !isTold;
  const isWish = asked === 'what' || isWished || isBrief;
  const isElsewhere = whole.words.length <= AND_THERE_WORDS && AND_THERE.test(message.trim());
  const isAnswer = isWish || asked !== null || isElsewhere;
  if (!isAnswer && !says(whole, ABLE)) {
    const told = await readWork(db, message, { isAsked: false, isExact: true });
    // A question is no wish; of what somebody tells of oneself the work may be meant.
    const isOwn = !message.includes('?') && says(whole, ABOUT_ME);
    return isOwn ? { ...NO_WISH, work: told, isPast: says(whole, PAST) } : NO_WISH;
  }
  const { wanted, unwanted } = readClauses(message);
  const heard = hear(wanted);
  const km = findRadius(message)?.km ?? null;
  const there = unwanted.filter((text) => !NOT_THERE.test(text));
  const place = isAnswer
    ? await readPlace(db, [wanted, ...there], km ?? DEFAULT_KM, asked === 'where' || isElsewhere)
    : null;
  const text = withoutPlace(wanted, place);
  const isTown = asked === 'where' && place !== null;
  const read = {
    isAsked: asked === 'what',
    isExact: !isWish || (message.includes('?') && !expressesWish(message)),
  };
  const work: ReadWork = isTown ? { kind: 'none' } : await readWanted(db, text, read);
  const workload = findWorkload(findRadius(wanted)?.rest ?? wanted);
  const isHours = workload !== null && workload.kind !== 'type';
  return {
    work,
    isAnyWork: says(whole, ANY_WORK),
    isPast: says(heard, PAST) && !says(heard, WISH),
    isWish,
    place,
    km,
    hours: isHours ? workload : null,
    kinds: kindsIn(heard),
    times: timesIn(heard),
    pay: findPay(wanted),
    excluded: await readExcluded(db, unwanted),
  };
}
