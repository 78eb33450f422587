import type { ApiClient } from '@silverjobs/api';
import { locationByIdQuery } from '@silverjobs/api/search-location';
import { searchWhatQuery } from '@silverjobs/api/search-what';
import { placeOfLocationLabel } from '@silverjobs/contract/location-label';
import type { QueryClient } from '@tanstack/react-query';
import { parseLocation, parsePosition, type SearchFilter } from './search-filter.ts';

/** A filter as it really is, and what has to be said about the difference. */
export interface CheckedFilter {
  filter: SearchFilter;
  note: string | null;
}

type Check<T> = { choice: T | null; note: string | null };

function compare<T extends { label: string }>(
  asked: T,
  real: T | null,
  names: { unknown: string; wrong: string },
): Check<T> {
  if (!real) return { choice: null, note: names.unknown };
  // An older label, and one that a link has not brought along, are nobody's mistake.
  const isSame = placeOfLocationLabel(asked.label) === placeOfLocationLabel(real.label);
  const note = isSame || /^Nummer -?\d+$/.test(asked.label) ? null : names.wrong;
  return { choice: real, note: note && `${note} Wir zeigen Ihnen Stellen für „${real.label}“.` };
}

/** Compares label and id of both choices with the real options (jobs-73). */
export async function checkFilter(
  api: ApiClient,
  queries: QueryClient,
  filter: SearchFilter,
): Promise<CheckedFilter> {
  const { position, location } = filter;
  const [positions, place] = await Promise.all([
    position && queries.fetchQuery(searchWhatQuery(api)),
    location && queries.fetchQuery(locationByIdQuery(api, location.id, location.label)),
  ]);
  const what =
    position &&
    compare(position, parsePosition(positions?.find(({ id }) => id === position.id)), {
      unknown: 'Diese Tätigkeit gibt es bei uns nicht. Wir zeigen Ihnen alle Tätigkeiten.',
      wrong: 'Die Tätigkeit heißt bei uns anders.',
    });
  const where =
    location &&
    compare(location, parseLocation(place), {
      unknown: 'Diesen Ort gibt es bei uns nicht. Wir zeigen Ihnen Stellen an allen Orten.',
      wrong: 'Der Ort heißt bei uns anders.',
    });
  const notes = [what?.note, where?.note].filter(Boolean);
  return {
    filter: { ...filter, position: what?.choice ?? null, location: where?.choice ?? null },
    note: notes.length > 0 ? notes.join(' ') : null,
  };
}
