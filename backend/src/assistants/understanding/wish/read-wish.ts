import type { Database } from '../../../database/database.ts';
import { findWorkload } from '../find-hours.ts';
import { says, toHeard } from '../phrases/phrases.ts';
import { findPay, findRadius } from './amounts.ts';
import { readClauses } from './clauses.ts';
import { expressesWish } from './expresses-wish.ts';
import { kindsIn } from './kinds.ts';
import { readExcluded } from './read-excluded.ts';
import { readPlace } from './read-place.ts';
import { BRIEF, readWanted } from './read-wanted.ts';
import { readWork } from './read-work.ts';
import { timesIn } from './times.ts';
import { type AskedFor, NO_WISH, type Wish } from './wish.ts';
import {
  ABLE,
  ABOUT_ME,
  ANY_WORK,
  ASKS_FOR_WORK,
  OTHERS,
  PAST,
  TELLS,
  WISH,
} from './wish-words.ts';
import { withoutPlace } from './without-place.ts';
import type { ReadWork } from './work.ts';

const DEFAULT_KM = 25;
/** A short question that goes on with the search elsewhere: 'Und in Frechen?', 'Oder Brühl?' */
const AND_THERE = /^(?:[Uu]nd|[Oo]der|[Aa]uch)\s(?:(?:in|bei|um|nach)\s)?\p{Lu}/u;
const AND_THERE_WORDS = 6;
/** 'Nicht in Köln' does not look there. */
const NOT_THERE = /^\s{0,3}(?:nicht|nichts|ned|net|nie)\s{1,3}(?:mehr\s{1,3})?(?:in|nach|bei)\s/i;

/**
 * Reads everything that a message says of a wish: what is not wanted first, since it is no wish, then
 * place, times and amounts, and the work in what is left.
 * @param asked what was asked for last: then a bare name is the answer
 */
export async function readWish(db: Database, message: string, asked: AskedFor): Promise<Wish> {
  const whole = toHeard(message);
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
  const heard = toHeard(wanted);
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
