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
