/** Largest id that the API takes. */
const MAX_ID = 2_147_483_647;

/** The id of a record in an address; null when it is none. */
export function readId(text: string | null | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= 1 && id <= MAX_ID ? id : null;
}
