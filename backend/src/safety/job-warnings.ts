import { htmlToText, type SafetyWarning } from '@silverjobs/contract';
import { findWarnings } from './find-warnings.ts';

type Job = {
  readonly title: string;
  /** HTML. */
  readonly description: string;
  readonly payHint: string | null;
};

const LINK = /\bhref\s*=\s*["']?(https?:\/\/[^\s"'>]{1,300})/gi;

/** What to be careful with in a job: its words, and where its links lead (safety-5). */
export function jobWarnings(job: Job, knownAddresses: readonly string[]): SafetyWarning[] {
  const links = [...job.description.matchAll(LINK)].map(([, address = '']) => address);
  const lines = [job.title, ...htmlToText(job.description), job.payHint ?? '', ...links];
  return findWarnings(lines.join('\n'), knownAddresses);
}
