import type { Database } from '../../../database/database.ts';
import { findWorkload } from '../../understanding/find-hours.ts';
import { type Heard, says, toHeard } from '../../understanding/phrases/phrases.ts';
import { expressesWish } from '../../understanding/wish/expresses-wish.ts';
import { withWholeNames } from '../../understanding/wish/find-town.ts';
import { type Piece, piecesOf } from '../../understanding/wish/parts/parts.ts';
import { BRIEF } from '../../understanding/wish/read-wanted.ts';
import type { AskedFor } from '../../understanding/wish/wish.ts';
import {
  ABLE,
  ANY_WORK,
  ASKED_OPENLY,
  ASKS_FOR_WORK,
  CHAT,
  CHAT_ASKED,
  OTHERS,
  OTHERS_TOLD,
  TELLS,
  WANTS,
  WISH,
} from '../../understanding/wish/wish-words.ts';
import { isPlacedAlone } from './where.ts';

/** A short question that goes on with the search elsewhere: 'Und in Frechen?', 'Oder Brühl?' */
const AND_THERE = /^(?:[Uu]nd|[Oo]der|[Aa]uch)\s(?:(?:in|bei|um|nach)\s)?\p{Lu}/u;
const AND_THERE_WORDS = 6;
/** A question of few words without a verb at its beginning is a wish: '… 45 Jahre. Autos überführen?' */
const ASKED_SHORT =
  /(?:^|[.!?]\s)\s*(?!(?:Wie|Was|Wer|Wo|Wann|Warum|Wieso|Welche\p{L}*|Ist|Sind|Gibt|Kann|Darf|Muss|Soll|Bin|Hab\p{L}*|Hast|Hat|Wird|Werd\p{L}*|Und|Oder)\s)\p{Lu}[\p{L}-]+(?: [\p{L}-]+){0,3}\?\s*$/u;
/** 'Pakete ausfahren? Nein, lieber Briefe austragen': what is asked first is not wanted. */
const RATHER =
  /^([^?.!]{3,80})\?\s*(?:nein|nee|nö|ne)[,.! ]{1,3}(?:doch |dann |da )?(?:lieber|eher|besser) ([^?]{3,})$/isu;
/** Thanks, and nothing more is wanted. */
const ENOUGH =
  /^\s*(?:(?:vielen |herzlichen )?dank|danke)\b.*\b(?:alles|reicht|genug|fertig)\b|\bdas (?:war|wars|wär|wäre|ist) (?:schon |jetzt |dann |erst ?mal )?alles\b/iu;
const COMPLAINS =
  /^\s*(?:wie |sehr |echt |wirklich |ganz schön )?(?:schade|ärgerlich|unverschämt\p{L}*|unmöglich|frech\p{L}*|enttäuschend|traurig|peinlich|nervig|leider (?:wieder|nichts|noch nichts|gar nichts))\b/iu;
/** Parts of a wish that say how much and when. */
const WHEN: ReadonlySet<Piece['part']> = new Set(['hours', 'days', 'time', 'pay', 'kind']);
const PIECES_MAX = 30;

/** How a message is put, before anything of it is looked up. */
export type Manner = {
  /** As it was typed, with names in whole and signs as words. */
  readonly message: string;
  readonly whole: Heard;
  readonly pieces: readonly Piece[];
  readonly asked: AskedFor;
  /** wish: wants it; none: wants nothing; about others: speaks of somebody else; told: may tell of oneself. */
  readonly as: 'wish' | 'answer' | 'able' | 'told' | 'about others' | 'none';
  readonly isQuestion: boolean;
  readonly isBrief: boolean;
  /** 'Und in Frechen?' */
  readonly isElsewhere: boolean;
};

/** Without one of them nothing is refused, whatever the learnt parts say. */
const REFUSES =
  /\b(?:nicht|nichts|nix|nie|niemals|nimmer|ned|net|kein\p{L}{0,3}|ohne|ausgenommen|weder|bloß|statt|anstatt|ungern|frei|zu|genug|satt|hass\p{L}{0,3}|schlecht|mehr|nein|leider|angst|wegen|au(?:ß|ss)er)\b/iu;

/** Whether a piece may say what is not wanted; 'zweimal wöchentlich' beside 'nicht abends' does not. */
const isRefusal = (text: string, message: string): boolean =>
  REFUSES.test(text) || (REFUSES.test(message) && findWorkload(text) === null);

/** Each piece once: a message may be nothing but one of them, and each asks the database. */
const firstOf = (pieces: readonly Piece[], message: string): Piece[] =>
  [...new Map(pieces.map((piece) => [`${piece.part} ${piece.text}`, piece])).values()]
    .filter(({ part, text }) => part !== 'not' || isRefusal(text, message))
    .slice(0, PIECES_MAX);

/** Hours that are too late or too early: 'nicht nach 20 Uhr', 'nicht vor 9 Uhr'. */
const TOO_LATE = /\bnicht (nach|vor) (\d{1,2})(?:[:.]\d\d)?(?: uhr|h)\b/giu;
function tooLate(whole: string, side: string, hour: string): string {
  const at = Number(hour);
  if (side.toLowerCase() === 'vor') return at <= 10 ? 'nicht frühmorgens' : `ab ${at} Uhr`;
  if (at < 17) return `bis ${at} Uhr`;
  return at <= 20 ? 'nicht abends' : at <= 24 ? 'nicht nachts' : whole;
}

/** Wetter and Springe are towns, too. */
const WEATHER = /\bbei \p{L}{3,12}em Wetter\b(?! nicht)/giu;
const STANDS_IN = /\bspringe\b([^.!?]{0,40})\bein\b/gu;
/** '6-14 Uhr', '8.30-12.30', and no pay: a part of the day is looked for, whose minutes say nothing. */
const HOURS_OF_DAY =
  /\b(\d{1,2})(?:[.:][0-5]\d)?(?:\s?uhr)?\s?(?:[-–]|bis)\s?(\d{1,2})(?:[.:][0-5]\d(?:\s?uhr\b)?|\s?uhr\b)(?![.\d]|\s?(?:€|euro|eur\b))/giu;
/** '6:30', '14.30 Uhr' */
const MINUTES = /\b(\d{1,2})(?::[0-5]\d(?:\s?uhr\b)?|\.[0-5]\d\s?uhr\b)/giu;

/** A sign is no word, so that '40 %' would be 40 hours; 'Nacht' is heard as 'nicht'. */
const asWords = (typed: string): string =>
  withWholeNames(typed.replace(RATHER, 'lieber $2, nicht $1'))
    .replace(/(\d)\s?%/g, '$1 Prozent')
    .replace(WEATHER, '')
    .replace(STANDS_IN, 'helfe$1 aus')
    .replace(/\b(\d)x\b/g, '$1 mal')
    .replace(HOURS_OF_DAY, '$1 bis $2 Uhr')
    .replace(MINUTES, '$1 Uhr')
    .replace(TOO_LATE, tooLate)
    .replace(/(?<!gute )\bnacht\b/giu, 'nachts');

/** Whether work and a place or something else are named together: then they are wished for, however they are put. */
async function isMarked(
  db: Database,
  {
    message,
    whole,
    pieces,
    isQuestion,
  }: Pick<Manner, 'message' | 'whole' | 'pieces' | 'isQuestion'>,
): Promise<boolean> {
  const has = (isPart: (part: Piece['part']) => boolean) => pieces.some(({ part }) => isPart(part));
  const isPlaced = has((part) => part === 'place') || (await isPlacedAlone(db, message));
  const isWork = has((part) => part === 'work');
  const isMore = isPlaced || has((part) => part !== 'work') || ASKED_SHORT.test(message);
  return (
    (isWork && isMore) ||
    (isPlaced && says(whole, ANY_WORK)) ||
    // 'Physioterapeut Wolfsburg 10 Std.': whoever says where and how long wishes, in whatever spelling.
    (isPlaced && !isQuestion && has((part) => WHEN.has(part)))
  );
}

/**
 * Reads how a message is put.
 * @param asked what was asked for last: then a bare name is the answer
 */
export async function readManner(db: Database, typed: string, asked: AskedFor): Promise<Manner> {
  const message = asWords(typed);
  const whole = toHeard(message);
  const isOpen = message.includes('?') || says(whole, ASKED_OPENLY);
  const isQuestion = isOpen && !expressesWish(message);
  const isWished = says(whole, WISH) && (!isQuestion || says(whole, ASKS_FOR_WORK));
  const pieces =
    asked === null || asked === 'what' ? firstOf(await piecesOf(db, message), message) : [];
  const isNamed = await isMarked(db, { message, whole, pieces, isQuestion });
  const isShort = whole.words.length <= AND_THERE_WORDS;
  const isTold = message.includes('?') || isQuestion || says(whole, TELLS);
  const isBrief = whole.words.length <= BRIEF;
  const isElsewhere = isShort && AND_THERE.test(message.trim());
  const as = (): Manner['as'] => {
    if ((ENOUGH.test(message) || COMPLAINS.test(message)) && !isNamed) return 'none';
    if (says(whole, isOpen ? CHAT_ASKED : CHAT) && !says(whole, WANTS)) return 'none';
    if (!isWished && says(whole, isNamed ? OTHERS_TOLD : OTHERS)) return 'about others';
    if (asked === 'what' || isWished || (isBrief && !isTold) || isNamed) return 'wish';
    if (asked !== null || isElsewhere) return 'answer';
    return says(whole, ABLE) && (!isQuestion || isShort) ? 'able' : 'told';
  };
  return { message, whole, pieces, asked, as: as(), isQuestion, isBrief, isElsewhere };
}
