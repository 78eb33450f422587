/** How the pool shows its jobs (POOL-12). */
export type JobView = 'list' | 'map';

/** Parameter of the address; a broken value means the list. */
const PARAMETER = 'ansicht';
const MAP = 'karte';

/** The view that the query of an address asks for. */
export function readJobView(search: string): JobView {
  return new URLSearchParams(search).get(PARAMETER) === MAP ? 'map' : 'list';
}

/** The query of an address with this view; other parameters stay as they are. */
export function writeJobView(search: string, view: JobView): string {
  const params = new URLSearchParams(search);
  if (view === 'map') params.set(PARAMETER, MAP);
  else params.delete(PARAMETER);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
