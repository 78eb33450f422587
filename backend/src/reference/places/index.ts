import type { PlaceRow, Places, PostalCodeRow } from '../types.ts';
import { loadAbroad } from './abroad.ts';
import { type Area, areaOf } from './area.ts';
import { districts } from './districts.ts';
import { entries } from './entries.ts';
import type { LocatedEntry } from './locate/candidates.ts';
import { locate } from './locate/locate.ts';
import { readPoints } from './points.ts';
import { readSources } from './sources.ts';
import { states } from './states.ts';
import { villages } from './supplement.ts';
import { surroundings } from './surroundings.ts';

/**
 * All postal codes of Germany, Austria, Switzerland and Liechtenstein. The German ones come with place, Land, district and coordinates, from german-metadata
 * (codes and names), GeoNames' places (Land and district) and its postal codes (coordinates): each
 * code lies at its own point. The few that it does not know lie where their place does.
 * Needs under a second; nothing of it is needed once the rows are in the database.
 */
export function loadPlaces(): Places {
  const { metadata, geo } = readSources();
  const located = locate(entries(metadata), geo);
  const area = areaOf(located);
  const points = readPoints();

  const byCode = new Map<string, LocatedEntry[]>();
  for (const entry of located) {
    byCode.set(entry.postalCode, [...(byCode.get(entry.postalCode) ?? []), entry]);
  }

  const postalCodes: PostalCodeRow[] = [];
  const places: PlaceRow[] = [];
  for (const [postalCode, group] of byCode) {
    const main = mainEntry(group);
    if (main === undefined) continue;
    const position = { ...where(main, area), ...points.get(postalCode) };
    postalCodes.push({
      postal_code: postalCode,
      place: main.name,
      ...position,
      located: main.at === null ? 'area' : 'place',
      population: main.at?.population ?? 0,
    });
    for (const entry of group) {
      places.push({
        id: places.length + 1,
        postal_code: postalCode,
        place: entry.name,
        ...(entry === main || entry.at === null ? position : where(entry, area)),
        is_primary: entry === main,
      });
    }
    const others = villages.flatMap(([code, place]) => (code === postalCode ? [place] : []));
    for (const place of [...others, ...(surroundings.get(postalCode) ?? [])]) {
      if (group.some(({ name }) => name === place)) continue;
      const id = places.length + 1;
      places.push({ id, postal_code: postalCode, place, ...position, is_primary: false });
    }
  }
  const abroad = loadAbroad(places.length + 1);
  return {
    states: [...states, ...abroad.states],
    districts,
    postal_codes: [...postalCodes, ...abroad.postal_codes],
    places: [...places, ...abroad.places],
  };
}

function where(entry: LocatedEntry, area: (postalCode: string) => Area): Area {
  if (entry.at === null) return area(entry.postalCode);
  const { lat, lon, stateId, districtKey } = entry.at;
  return { lat, lon, state_id: stateId, district_id: Number(districtKey) };
}

/** The largest located place of a code stands for it. */
function mainEntry(group: readonly LocatedEntry[]): LocatedEntry | undefined {
  return [...group].sort((a, b) => (b.at?.population ?? -1) - (a.at?.population ?? -1))[0];
}
