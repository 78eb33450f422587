import type { LatLon } from '../germany-map/mercator.ts';

/** What a location map shows. */
export interface MapPlace {
  /** Name of the place, such as '50968 Köln'. */
  label: string;
  /** The Land around it, in words. */
  region?: string | null | undefined;
  /** Where it is; without it the map shows the Land, or everything. */
  at?: LatLon | undefined;
  /** Street and place; Google's map looks up the exact point by it (profile-35). */
  address?: string | undefined;
  /** In metres; the circle around the place. */
  radius?: number | null | undefined;
  /** Number of the Land or canton to show as a whole, abroad with its country. */
  state?: number | undefined;
}

/** A place that is a point on the map. */
export type MapPoint = MapPlace & { at: LatLon };

/** Whether a place is a point, not an area. */
export function isPoint(place: MapPlace): place is MapPoint {
  return place.at !== undefined;
}

/** '50968 Köln, Nordrhein-Westfalen, Umkreis 10 km'. */
export function placeText({ label, region, at, radius }: MapPlace): string {
  const around = at && radius ? `Umkreis ${Math.round(radius / 1_000)} km` : '';
  return [label, region?.trim(), around].filter(Boolean).join(', ');
}
