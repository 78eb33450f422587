const MAX_ID = 2_147_483_647;

/** The id in the address of a conversation; null when it is none. */
export function parseConversationId(text: string | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= 1 && id <= MAX_ID ? id : null;
}
