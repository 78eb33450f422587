/** What stands where an advertisement names no title and no employer: fixed (assistants-27). */
export const DEFAULT_TITLE = 'Job Position';
export const DEFAULT_COMPANY = 'Company';

/** The title in German words, also where there is none. */
export const plainTitle = ({ title }: Pick<MatchedJobCard, 'title'>): string =>
  title === DEFAULT_TITLE ? 'Stelle ohne Titel' : title;

/** A matched job as the list shows it (assistants-28). */
export interface MatchedJobCard {
  id: string;
  title: string;
  company: string;
  /** Percent; null where it is not known. */
  matchScore: number | null;
  location: string;
  salary: string | null;
  jobCategory: string | null;
  description: string;
  requirements: string[];
  /** Why it was found; jobs that were kept before have none. */
  reasons?: string[];
  link: string | null;
  /** The whole text of the advertisement, for the cover letter. */
  text: string;
}

const text = (value: unknown): value is string => typeof value === 'string';
const textOrNull = (value: unknown): value is string | null => value === null || text(value);

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(text);

/** Reads a stored job; null when it is none. */
export function parseMatchedJob(value: unknown): MatchedJobCard | null {
  if (typeof value !== 'object' || value === null) return null;
  const job = value as Record<keyof MatchedJobCard, unknown>;
  const texts = [job.id, job.title, job.company, job.location, job.description, job.text];
  const optional = [job.salary, job.jobCategory, job.link];
  const isScore =
    job.matchScore === null || (typeof job.matchScore === 'number' && job.matchScore <= 100);
  const hasRequirements = isTexts(job.requirements);
  const isReasoned = job.reasons === undefined || isTexts(job.reasons);
  if (
    !isReasoned ||
    !texts.every(text) ||
    !optional.every(textOrNull) ||
    !isScore ||
    !hasRequirements
  )
    return null;
  return job as MatchedJobCard;
}
