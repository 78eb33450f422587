/** Signs that turn the direction of what follows: 'gnp.exe' reads as 'exe.png'. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;
/** Signs without width or sense in a text; joiners stay, because emojis and some scripts need them. */
const UNSEEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u2060-\u2064\uFEFF]/g;
/** Marks on one letter; no language stacks as many. Their tower would cover the lines around. */
const TOWER = /(\p{Mark}{4})\p{Mark}+/gu;
/** Anything that somebody can see: blanks, joiners, marks alone and empty letters are not. */
const SEEN = /[^\p{Separator}\p{Control}\p{Format}\p{Mark}\u115F\u1160\u3164\uFFA0\u2800]/u;

/**
 * Text as it is kept: each letter composed with its marks, without signs of no width, turned
 * directions and towers of marks, and empty when nobody can see any of it (formats-24).
 */
export function cleanText(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(DIRECTIONS, '')
    .replace(UNSEEN, '')
    .replace(TOWER, '$1');
  return SEEN.test(clean) ? clean : '';
}

/** Belongs to the sign before it: marks, variants, skin tones, joiners. */
const GOES_ON = /^[\p{Mark}\p{Emoji_Modifier}\u200D]/u;
const IS_FLAG_PART = /^\p{Regional_Indicator}/u;

/** Whether a text can be parted here without a broken sign. */
function isBetweenSigns(text: string, at: number): boolean {
  const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
  const after = text.slice(at, at + 2);
  const isHalf = /[\uDC00-\uDFFF]/.test(after.charAt(0));
  const partsFlag = IS_FLAG_PART.test(before) && IS_FLAG_PART.test(after);
  return !isHalf && !GOES_ON.test(after) && before !== '\u200D' && !partsFlag;
}

/**
 * A text of at most `max` characters, cut before a sign that would be broken, with '…' where something
 * is left out.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let at = max - 1;
  while (at > 0 && !isBetweenSigns(text, at)) at -= 1;
  return `${text.slice(0, at).trimEnd()}…`;
}
