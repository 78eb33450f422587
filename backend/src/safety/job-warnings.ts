import { htmlToText, type SafetyWarning } from '@silverjobs/contract';
import { findWarnings } from './find-warnings.ts';

type Job = {
  readonly title: string;
  /** HTML. */
  readonly description: string;
  readonly payHint: string | null;
  /** Where the employer takes applications itself; partners have none. */
  readonly applicationAddress?: string | null;
  readonly street?: string | null;
  /** What is said of its picture. */
  readonly pictureAlt?: string | null;
};

const LINK = /\bhref\s*=\s*["']?(https?:\/\/[^\s"'>]{1,300})/gi;

/** What to be careful with in a job: its words, and where its links lead (safety-5). */
export function jobWarnings(job: Job, knownAddresses: readonly string[]): SafetyWarning[] {
  const links = [...job.description.matchAll(LINK)].map(([, address = '']) => address);
  const { title, description, payHint, applicationAddress, street, pictureAlt } = job;
  const said = [title, ...htmlToText(description), payHint ?? '', street ?? '', pictureAlt ?? ''];
  const lines = [...said, ...links, applicationAddress ?? ''];
  return findWarnings(lines.join('\n'), knownAddresses);
}
