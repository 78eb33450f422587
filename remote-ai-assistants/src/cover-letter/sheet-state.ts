import type { LetterSheet, LetterSource } from '@silverjobs/contract';
import type { UnsavedDraft } from '@silverjobs/widgets/autosave';
import { isLetterSource } from '../chat/state/stored-chat.ts';
import { changesBetween, type PartChange } from './letter-changes.ts';
import { isLetterParts, type LetterParts, letterText, parseParts } from './letter-parts.ts';

type LetterVersion = LetterSheet['history'][number];

/** Who changed the letter: the conversation, or her own hand. */
export type ChangedBy = LetterVersion['by'];

/** The sheet of one conversation (assistants-63, assistants-82). */
export type Sheet = LetterSheet;

/** So many versions can be gone back. */
const VERSIONS_MAX = 30;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isVersion = (value: unknown): value is LetterVersion => {
  const { parts, by, at } = (value ?? {}) as Record<string, unknown>;
  return isLetterParts(parts) && (by === 'talk' || by === 'hand') && typeof at === 'number';
};

/** Reads what the browser has kept of a sheet that was not saved yet; null for anything else. */
export function parseUnsavedSheet(value: unknown): UnsavedDraft<Sheet> | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, draft } = value as Record<string, unknown>;
  const sheet = parseSheet(draft);
  return sheet && typeof version === 'number' ? { version, draft: sheet } : null;
}

/** Reads a stored sheet; null when it is none. */
export function parseSheet(value: unknown): Sheet | null {
  if (typeof value !== 'object' || value === null) return null;
  const { sessionId, base, sent, offered, parts, history, sources } = value as Record<
    string,
    unknown
  >;
  const isSheet =
    [sessionId, base, sent].every(isText) &&
    isTextOrNull(offered) &&
    isLetterParts(parts) &&
    Array.isArray(history) &&
    history.every(isVersion) &&
    Array.isArray(sources) &&
    sources.every(isLetterSource);
  return isSheet ? (value as Sheet) : null;
}

/** A letter with its sources, as an answer brings it. */
export interface SentLetter {
  readonly text: string;
  readonly sources: readonly LetterSource[];
}

/** A sheet that holds a letter as the assistant wrote it. */
export const freshSheet = (sessionId: string, { text, sources }: SentLetter): Sheet => ({
  sessionId,
  base: text,
  parts: parseParts(text),
  sent: text,
  offered: null,
  history: [],
  sources: [...sources],
});

/** What stands for no sheet at all, as long as nothing is stored. */
export const NO_SHEET: Sheet = freshSheet('', { text: '', sources: [] });

/** Whether somebody has written on it since the letter that it goes out from. */
export const isEdited = ({ base, parts }: Sheet): boolean =>
  letterText(parts) !== letterText(parseParts(base));

const remembered = (sheet: Sheet, by: ChangedBy, at: number): LetterVersion[] =>
  [...sheet.history, { parts: sheet.parts, by, at }].slice(-VERSIONS_MAX);

/** The sheet with a newer letter of the assistant, and the one before as a version. */
function withTaken(sheet: Sheet, { text, sources }: SentLetter, at: number): Sheet {
  const parts = keepIds(sheet.parts, parseParts(text));
  const known = { ...sheet, base: text, sent: text, offered: null, sources: [...sources] };
  const last = sheet.history.at(-1);
  // What takes the last change back is no new one.
  if (last && letterText(last.parts) === letterText(parts)) {
    return { ...known, parts: last.parts, history: sheet.history.slice(0, -1) };
  }
  if (letterText(parts) === letterText(sheet.parts)) return known;
  return { ...known, parts, history: remembered(sheet, 'talk', at) };
}

/** The paragraphs under the ids that they had, so that fields keep their place and the focus. */
function keepIds(before: LetterParts, after: LetterParts): LetterParts {
  let free = Math.max(0, ...before.paragraphs.map(({ id }) => id));
  const used = new Set<number>();
  const sameText = after.paragraphs.map(({ text }) => {
    const same = before.paragraphs.find((one) => one.text === text && !used.has(one.id));
    if (same) used.add(same.id);
    return same?.id;
  });
  const paragraphs = after.paragraphs.map(({ text }, at) => {
    const place = before.paragraphs[at]?.id;
    const ownId = sameText[at];
    if (ownId !== undefined) return { id: ownId, text };
    if (place !== undefined && !used.has(place)) {
      used.add(place);
      return { id: place, text };
    }
    free += 1;
    return { id: free, text };
  });
  return { ...after, paragraphs };
}

/**
 * The sheet after a letter of the assistant came: taken over where it knows everything on the sheet,
 * else offered, so that nothing written meanwhile is lost.
 */
export function withLetter(
  sheet: Sheet | null,
  sessionId: string,
  letter: SentLetter,
  at: number,
): Sheet {
  if (!sheet || sheet.sessionId !== sessionId) return freshSheet(sessionId, letter);
  if (letter.text === sheet.base || letter.text === sheet.offered) return sheet;
  const isKnown = !isEdited(sheet) || letterText(sheet.parts) === sheet.sent;
  return isKnown
    ? withTaken(sheet, letter, at)
    : { ...sheet, offered: letter.text, sources: [...letter.sources] };
}

/** Keystrokes of one field within so many milliseconds are one change. */
const ONE_CHANGE_MS = 60_000;

/** The sheet after she wrote in a part of it. */
export function withOwnParts(sheet: Sheet, parts: LetterParts, at: number): Sheet {
  const last = sheet.history.at(-1);
  const isSame = (one: readonly PartChange[], other: readonly PartChange[]) =>
    one.map(({ key }) => key).join() === other.map(({ key }) => key).join();
  const isGoingOn =
    last?.by === 'hand' &&
    at - last.at < ONE_CHANGE_MS &&
    isSame(changesBetween(last.parts, sheet.parts), changesBetween(last.parts, parts));
  const history = isGoingOn
    ? [...sheet.history.slice(0, -1), { ...last, at }]
    : remembered(sheet, 'hand', at);
  return { ...sheet, parts, history };
}

/** What the last change has made, part by part, and who made it; null where there is none. */
export function lastChange(
  sheet: Sheet,
): { readonly by: ChangedBy; readonly changes: readonly PartChange[] } | null {
  const last = sheet.history.at(-1);
  if (!last) return null;
  return { by: last.by, changes: changesBetween(last.parts, sheet.parts) };
}

/** Takes back the last change, of the conversation as of her own hand. */
export function undone(sheet: Sheet): Sheet {
  const last = sheet.history.at(-1);
  return last ? { ...sheet, parts: last.parts, history: sheet.history.slice(0, -1) } : sheet;
}

/** The offered letter takes the place of hers, which is the version before. */
export const takeOffered = (sheet: Sheet, at: number): Sheet =>
  sheet.offered === null
    ? sheet
    : withTaken(sheet, { text: sheet.offered, sources: sheet.sources }, at);

/** Hers stays; the next change by words goes on from it. */
export const keepParts = (sheet: Sheet): Sheet =>
  sheet.offered === null ? sheet : { ...sheet, base: sheet.offered, offered: null };
