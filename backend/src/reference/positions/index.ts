import type { PositionRow } from '../types.ts';
import { commerce } from './commerce.ts';
import { crafts } from './crafts.ts';
import { culture } from './culture.ts';
import { education } from './education.ts';
import type { PositionGroup } from './entry.ts';
import { health } from './health.ts';
import { hospitality } from './hospitality.ts';
import { houseAndGarden } from './house-and-garden.ts';
import { nature } from './nature.ts';
import { office } from './office.ts';
import { retail } from './retail.ts';
import { security } from './security.ts';
import { service } from './service.ts';
import { social } from './social.ts';
import { technology } from './technology.ts';
import { transport } from './transport.ts';

const groups: readonly PositionGroup[] = [
  ...social,
  ...health,
  ...office,
  ...commerce,
  ...service,
  ...retail,
  ...hospitality,
  ...houseAndGarden,
  ...crafts,
  ...transport,
  ...technology,
  ...education,
  ...security,
  ...culture,
  ...nature,
];

/** What job demands say about a position. */
export interface PositionText {
  activity: string;
  tasks: readonly string[];
}

const all = groups.flatMap(({ subsectorId, positions: list }) =>
  list.map(([label, potentialJob, activity, keywords, tasks], index) => {
    const row: PositionRow = {
      id: subsectorId * 100 + index + 1,
      label,
      matching_keywords: keywords,
      sector_id: Math.floor(subsectorId / 100),
      subsector_id: subsectorId,
      potential_job_id: potentialJob,
    };
    return { row, text: { activity, tasks: tasks.split('; ') } };
  }),
);

/** The catalogue of occupations behind 'Was suchen Sie?' (GET /search_what). */
export const positions: readonly PositionRow[] = all.map(({ row }) => row);

const texts = new Map<number, PositionText>(all.map(({ row, text }) => [row.id, text]));

/** Activity and tasks of a position; undefined for one that the catalogue of this release does not have. */
export const findPositionText = (id: number): PositionText | undefined => texts.get(id);

/** Activity and tasks of a position. Throws RangeError for an unknown id. */
export function positionText(id: number): PositionText {
  const text = findPositionText(id);
  if (text === undefined) throw new RangeError(`positionText: no position ${id}`);
  return text;
}
