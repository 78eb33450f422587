const MAX_ID = 2_147_483_647;

/** The id in the address of a job; null when it is none. 0 stands for a deactivated job (jobs-40). */
export function parseJobId(text: string | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}
