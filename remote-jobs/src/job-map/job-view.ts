/** How the pool shows its jobs (jobs-13), or those of partners (jobs-100). */
export type JobView = 'list' | 'map' | 'partners';

/** Parameter of the address; a broken value means the list. */
const PARAMETER = 'ansicht';
const NAMES = { map: 'karte', partners: 'mehr-stellen' } as const;

/** The view that the query of an address asks for. */
export function readJobView(search: string): JobView {
  const name = new URLSearchParams(search).get(PARAMETER);
  if (name === NAMES.map) return 'map';
  return name === NAMES.partners ? 'partners' : 'list';
}

/** The query of an address with this view; other parameters stay as they are. */
export function writeJobView(search: string, view: JobView): string {
  const params = new URLSearchParams(search);
  if (view === 'list') params.delete(PARAMETER);
  else params.set(PARAMETER, NAMES[view]);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
