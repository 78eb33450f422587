import { NO_REFINEMENT, parseRefinement, REFINEMENT_FIELDS } from './refinement.ts';
import { parseLocation, parsePosition, type SearchFilter } from './search-filter.ts';

/** Parameters of /jobs (jobs-15). */
const NAMES = {
  position: { id: 'search_what_id', label: 'search_what_label' },
  location: { id: 'search_location_id', label: 'search_location_label' },
} as const;

/** These stand in the query under their own names (jobs-90). */
const REFINING = REFINEMENT_FIELDS;

/** The filter that the address of /jobs asks for; what is broken is left out (jobs-15). */
export function readQueryFilter(search: string): SearchFilter {
  const params = new URLSearchParams(search);
  const choice = ({ id, label }: { id: string; label: string }) => {
    const number = params.get(id) ?? '';
    if (!/^-?\d{1,10}$/.test(number)) return null;
    return { id: Number(number), label: params.get(label)?.trim() || `Nummer ${number}` };
  };
  return {
    position: parsePosition(choice(NAMES.position)),
    location: parseLocation(choice(NAMES.location)),
    refinement: parseRefinement(Object.fromEntries(params)) ?? NO_REFINEMENT,
  };
}

/** The query of /jobs with this filter; other parameters stay as they are. */
export function writeQueryFilter(search: string, filter: SearchFilter): string {
  const params = new URLSearchParams(search);
  for (const part of ['position', 'location'] as const) {
    const { id, label } = NAMES[part];
    const choice = filter[part];
    if (choice) {
      params.set(id, String(choice.id));
      params.set(label, choice.label);
    } else {
      params.delete(id);
      params.delete(label);
    }
  }
  for (const name of REFINING) {
    const value = filter.refinement[name];
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
