import type { candidates } from '../database/schema.ts';
import { type KnownPosition, textFit } from './experience-text.ts';

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

/**
 * Activities a text speaks of, the surest first; those near the main job before others. A word that
 * is only how a term begins counts within the sector: 'Leiter' says nothing of other sectors.
 */
function inText(
  text: string | null | undefined,
  catalogue: readonly KnownPosition[],
  mainJob: MainJob,
): number[] {
  if (!text?.trim()) return [];
  return catalogue
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

/** Of the main job: what its name speaks of, otherwise what people in its subsector do. */
function ofMainJob(mainJob: MainJob, catalogue: readonly KnownPosition[]): number[] {
  const { job_position, subsector_id } = mainJob;
  const named = inText(job_position, catalogue, mainJob);
  if (named.length > 0) return named;
  return catalogue
    .filter(({ subsectorId }) => subsectorId === subsector_id)
    .slice(0, PER_SUBSECTOR)
    .map(({ id }) => id);
}

/**
 * The activities that a profile shows experience with, by source: employers are the main job and
 * the departments worked in, education is the degree, further experience the other titles and
 * trainings.
 */
export function derivePositions(profile: Experience, catalogue: readonly KnownPosition[]): Derived {
  const { mainJob, lastEmployer, previousEmployer, education } = profile;
  const fromTexts = (...texts: (string | null | undefined)[]) =>
    texts.flatMap((text) => inText(text, catalogue, mainJob));
  return {
    employer: new Set([
      ...ofMainJob(mainJob, catalogue),
      ...fromTexts(lastEmployer.employer_department, previousEmployer.employer_department),
    ]),
    education: new Set(fromTexts(education.degree)),
    workExperience: new Set(fromTexts(education.more_title, education.trainings)),
  };
}
