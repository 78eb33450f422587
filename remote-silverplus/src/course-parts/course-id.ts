const MAX_ID = 2_147_483_647;

/** The id in the address of a course; null when it is none. */
export function parseCourseId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}
