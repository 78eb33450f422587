/**
 * One position of the catalogue: label, number of its potential job (profile-30), the activity as
 * a title of an offer names it, keywords separated by ', ', and three tasks separated by '; '.
 */
type PositionEntry = readonly [
  label: string,
  potentialJob: number,
  activity: string,
  keywords: string,
  tasks: string,
];

/** Ids are subsector id × 100 + place in the list: add new positions at the end of a list only. */
export interface PositionGroup {
  subsectorId: number;
  positions: readonly PositionEntry[];
}
