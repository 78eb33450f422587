import type { MatchedJob } from '@silverjobs/contract';
import {
  MATCHED_JOB_DESCRIPTION_MAX_LENGTH,
  MATCHED_JOB_TITLE_MAX_LENGTH,
} from '@silverjobs/contract/constants';
import { DEFAULT_COMPANY, DEFAULT_TITLE, type MatchedJobCard } from './matched-job.ts';

/** Bounds of a cut title, in characters. */
const MIN_CUT_LENGTH = 10;
const MAX_CUT_LENGTH = 80;

/**
 * The title of a job: the first non-empty line up to 100 characters; of a longer line its first
 * sentence or clause of 10 to 80 characters, else 80 characters and an ellipsis (assistants-27).
 */
export function deriveTitle(text: string): string {
  const line = text
    .split(/\r?\n/)
    .map((part) => part.trim())
    .find((part) => part !== '');
  if (line === undefined) return DEFAULT_TITLE;
  if (line.length <= MATCHED_JOB_TITLE_MAX_LENGTH) return line;
  const end = line.search(/[.!?:;,–|](?:\s|$)/);
  if (end >= MIN_CUT_LENGTH && end <= MAX_CUT_LENGTH) return line.slice(0, end).trim();
  return `${line.slice(0, MAX_CUT_LENGTH)}…`;
}

const NAME = String.raw`\p{Lu}[\p{L}\d&.'’-]{0,40}(?:\s{1,3}(?:[\p{Lu}\d&][\p{L}\d&.'’-]{0,40}|und|am|im|an|der|von|für|zu)){0,6}`;

/** German phrases that name an employer, the surest first. */
const COMPANY_PHRASES = [
  /^[ \t]{0,9}(?:Arbeitgeber|Firma|Unternehmen|Auftraggeber)[ \t]{0,9}:[ \t]{0,9}(.{2,90})$/mu,
  new RegExp(`(${NAME}\\s(?:gGmbH|GmbH|AG|KG|OHG|SE|UG|eG|e\\.\\s?V\\.|e\\.\\s?K\\.|mbH))`, 'u'),
  new RegExp(`\\bbei(?:\\s{1,3}der|\\s{1,3}dem|m)?(?:\\s{1,3}Firma)?\\s{1,3}(${NAME})`, 'u'),
  new RegExp(`(?:^|[.\\n]\\s{0,3})(?:(?:Die|Der|Das)\\s{1,3})?(${NAME})\\s{1,3}sucht\\b`, 'u'),
  new RegExp(`\\bWir,\\s{1,3}(?:(?:die|der|das)\\s{1,3})?(${NAME}),`, 'u'),
];

/** The employer, guessed from German phrases; 'Company' where none is found. */
export function deriveCompany(text: string): string {
  for (const phrase of COMPANY_PHRASES) {
    const name = phrase
      .exec(text)?.[1]
      ?.trim()
      .replace(/([^A-Z])\.$/, '$1');
    if (name && name.length > 1) return name;
  }
  return DEFAULT_COMPANY;
}

/** The first 300 characters, with an ellipsis when there are more. */
export function deriveDescription(text: string): string {
  const whole = text.trim();
  if (whole.length <= MATCHED_JOB_DESCRIPTION_MAX_LENGTH) return whole;
  return `${whole.slice(0, MATCHED_JOB_DESCRIPTION_MAX_LENGTH).trimEnd()}…`;
}

/** A job of the match service as a card (assistants-27). */
export function deriveMatchedJob({ id, score, metadata }: MatchedJob): MatchedJobCard {
  const { text, location, city, link, salary, jobCategory, requirements, reasons } = metadata;
  return {
    id: String(id),
    title: deriveTitle(text),
    company: deriveCompany(text),
    // Nothing was counted: no percentage is shown (assistants-46).
    matchScore: score > 0 ? Math.round(score * 100) : null,
    location: location || city || '',
    salary: salary ?? null,
    jobCategory: jobCategory ?? null,
    description: deriveDescription(text),
    requirements: requirements ?? [],
    ...(reasons && reasons.length > 0 && { reasons }),
    link: link ?? null,
    text,
  };
}

/** The same for a list. */
export const derivedJobs = (jobs: readonly MatchedJob[]): MatchedJobCard[] =>
  jobs.map(deriveMatchedJob);
