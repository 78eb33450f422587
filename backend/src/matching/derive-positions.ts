import {
  indexPositions,
  type PositionIndex,
  searchPositions,
} from '@silverjobs/contract/position-search';
import type { candidates } from '../database/schema.ts';
import { nearNames, withSpokenNames } from '../reference/positions/spoken-names.ts';
import { type KnownPosition, textFit } from './experience-text.ts';

/** The occupations, prepared for texts. */
export interface Catalogue {
  readonly rows: readonly KnownPosition[];
  readonly index: PositionIndex;
}

/** Prepares the occupations with the names that people have for them, as the picker does. */
export function prepareCatalogue(rows: readonly KnownPosition[]): Catalogue {
  const options = rows.map(({ id, label, matchingKeywords }) => ({
    id,
    label,
    matching_keywords: withSpokenNames(label, matchingKeywords),
    near_keywords: nearNames(label),
  }));
  return { rows, index: indexPositions(options) };
}

/** Where experience with an activity comes from (profile-25). */
export const SOURCES = ['employer', 'education', 'workExperience'] as const;
export type Source = (typeof SOURCES)[number];

/** The parts of a profile that speak of experience. */
export type Experience = Pick<
  typeof candidates.$inferSelect,
  'mainJob' | 'lastEmployer' | 'previousEmployer' | 'education'
>;

/** Activities for each source, by id of the position. */
export type Derived = Readonly<Record<Source, ReadonlySet<number>>>;

/** Most activities that one text stands for. */
const PER_TEXT = 4;
/** Most activities of a subsector, where the job is not named or not known. */
const PER_SUBSECTOR = 6;

type MainJob = Experience['mainJob'];

function nearness(position: KnownPosition, { sector_id, subsector_id }: MainJob): number {
  if (position.subsectorId === subsector_id) return 2;
  return position.sectorId === sector_id ? 1 : 0;
}

/** 'Koch, Kellner und Fahrer' are three. */
const BETWEEN = /[,;/\n]|\bund\b/;

/** Occupations that a text names by one of their names, as the picker understands it (jobs-80). */
function named(text: string, { index }: Catalogue): number[] {
  return text.split(BETWEEN).flatMap((part) =>
    searchPositions(index, part)
      .matches.flatMap((match) => (match.kind === 'position' && match.isExact ? match : []))
      .filter(({ near }) => near === null)
      .slice(0, PER_TEXT)
      .map(({ option }) => option.id),
  );
}

/**
 * Activities a text speaks of: those it names, otherwise the surest first and those near the main job
 * before others. A word that is only how a term begins counts within the sector: 'Leiter' says
 * nothing of other sectors.
 */
function inText(text: string | null | undefined, catalogue: Catalogue, mainJob: MainJob): number[] {
  if (!text?.trim()) return [];
  const byName = named(text, catalogue);
  if (byName.length > 0) return byName.slice(0, PER_TEXT);
  return catalogue.rows
    .map((position) => {
      const fit = textFit(text, position);
      const near = nearness(position, mainJob);
      return { id: position.id, fits: fit === 2 || (fit === 1 && near > 0), rank: fit * 2 + near };
    })
    .filter(({ fits }) => fits)
    .sort((one, other) => other.rank - one.rank || one.id - other.id)
    .slice(0, PER_TEXT)
    .map(({ id }) => id);
}

/** Of the main job: what was confirmed, what its name speaks of, or what its subsector does. */
function ofMainJob(mainJob: MainJob, catalogue: Catalogue): readonly number[] {
  const { job_position, position_ids, subsector_id } = mainJob;
  const known = position_ids ?? inText(job_position, catalogue, mainJob);
  if (known.length > 0) return known;
  return catalogue.rows
    .filter(({ subsectorId }) => subsectorId === subsector_id)
    .slice(0, PER_SUBSECTOR)
    .map(({ id }) => id);
}

/**
 * The activities that a profile shows experience with, by source: employers are the main job and
 * the departments worked in, education is the degree, further experience the other titles and
 * trainings, and what was confirmed as related.
 */
export function derivePositions(profile: Experience, catalogue: Catalogue): Derived {
  const { mainJob, lastEmployer, previousEmployer, education } = profile;
  const fromTexts = (...texts: (string | null | undefined)[]) =>
    texts.flatMap((text) => inText(text, catalogue, mainJob));
  return {
    employer: new Set([
      ...ofMainJob(mainJob, catalogue),
      ...fromTexts(lastEmployer.employer_department, previousEmployer.employer_department),
    ]),
    education: new Set(fromTexts(education.degree)),
    workExperience: new Set([
      ...(mainJob.related_position_ids ?? []),
      ...fromTexts(education.more_title, education.trainings),
    ]),
  };
}
