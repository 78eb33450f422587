/** An answer that the document asked for before any module was loaded. */
export interface EarlyResponse {
  status: number;
  body: string;
}

/** Early calls by address; each is used once, and only with the token it was asked with. */
interface EarlyCalls {
  token: string;
  answers: Record<string, Promise<EarlyResponse>>;
  /** Ends those on their way, and all that would begin with this token. */
  abort: AbortController;
}

declare global {
  interface Window {
    silverjobsEarlyCalls?: EarlyCalls | undefined;
  }
}

/** The address with its query in alphabetical order, so that one call has one name. */
export function earlyCallName(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  params.sort();
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Takes the early answer for an address, if the document asked for it with the same token. */
export function takeEarlyResponse(
  url: string,
  token: string | null,
): Promise<EarlyResponse> | null {
  if (typeof window === 'undefined') return null;
  const early = window.silverjobsEarlyCalls;
  const name = earlyCallName(url);
  const answer = early?.answers[name];
  if (!early || !answer || early.token !== token) return null;
  delete early.answers[name];
  return answer;
}

/** Ends the early calls of a session that is about to end: they would be refused (access-22). */
export function abortEarlyCalls(): void {
  window.silverjobsEarlyCalls?.abort.abort();
}
