/** The sheet of one conversation, as the browser keeps it (assistants-63). */
export interface Sheet {
  sessionId: string;
  /** The assistant's letter that the text goes out from. */
  base: string;
  /** What stands on the sheet. */
  text: string;
  /** What went along with the last message. */
  sent: string;
  /** A newer letter of the assistant that does not know the text; waits to be taken. */
  offered: string | null;
  /** What stood there before a newer letter was taken. */
  before: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);

/** Reads a stored sheet; null when it is none. */
export function parseSheet(value: unknown): Sheet | null {
  if (typeof value !== 'object' || value === null) return null;
  const sheet = value as Record<keyof Sheet, unknown>;
  const { sessionId, base, text, sent, offered, before } = sheet;
  const isSheet = [sessionId, base, text, sent].every(isText);
  return isSheet && isTextOrNull(offered) && isTextOrNull(before) ? (value as Sheet) : null;
}

/** A sheet that holds a letter as the assistant wrote it. */
export const freshSheet = (sessionId: string, letter: string): Sheet => ({
  sessionId,
  base: letter,
  text: letter,
  sent: letter,
  offered: null,
  before: null,
});

/** Whether somebody has written on it. */
export const isEdited = ({ base, text }: Sheet): boolean => base !== text;

/**
 * The sheet after a letter of the assistant came: taken over where it knows everything on the sheet,
 * else offered, so that nothing written meanwhile is lost.
 */
export function withLetter(sheet: Sheet | null, sessionId: string, letter: string): Sheet {
  if (!sheet || sheet.sessionId !== sessionId) return freshSheet(sessionId, letter);
  if (letter === sheet.base || letter === sheet.offered) return sheet;
  if (letter === sheet.text) return { ...freshSheet(sessionId, letter), before: sheet.before };
  const isKnown = !isEdited(sheet) || sheet.text === sheet.sent;
  return isKnown ? freshSheet(sessionId, letter) : { ...sheet, offered: letter };
}

/** The offered letter takes the place of the text, which can be brought back. */
export const takeOffered = (sheet: Sheet): Sheet =>
  sheet.offered === null
    ? sheet
    : { ...freshSheet(sheet.sessionId, sheet.offered), before: sheet.text };

/** The text stays; the next change by words goes on from it. */
export const keepText = (sheet: Sheet): Sheet =>
  sheet.offered === null ? sheet : { ...sheet, base: sheet.offered, offered: null };

/** Brings back what stood there before a newer letter was taken. */
export const bringBack = (sheet: Sheet): Sheet =>
  sheet.before === null ? sheet : { ...sheet, text: sheet.before, before: null };
