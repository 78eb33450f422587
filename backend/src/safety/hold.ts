import type { HOLD_CAUSES, SafetyKind, SafetyWarning } from '@silverjobs/contract';
import { findWarnings } from './find-warnings.ts';
import { jobWarnings } from './job-warnings.ts';

type HoldCause = (typeof HOLD_CAUSES)[number];
type JobText = Parameters<typeof jobWarnings>[0];
/** What says whether an employer is known, and its own site. */
type Employer = {
  readonly verifiedAt: Date | null;
  readonly knownAt: Date | null;
  readonly profileLink: string | null;
};

/** What costs money or a name; each of them alone is grave. */
const GRAVE: ReadonlySet<SafetyKind> = new Set([
  'fee',
  'identity',
  'bank',
  'account',
  'overpayment',
  'parcel',
  'crypto',
  'pyramid',
  'trade_licence',
  'phone',
  'alike',
]);
/** Two of these together are. */
const SUSPICIOUS: ReadonlySet<SafetyKind> = new Set(['pay', 'romance', 'messenger']);

function graveOnes(warnings: readonly SafetyWarning[]): SafetyWarning[] {
  const suspicious = warnings.filter(({ kind }) => SUSPICIOUS.has(kind));
  const grave = warnings.filter(({ kind }) => GRAVE.has(kind));
  return suspicious.length > 1 ? [...grave, ...suspicious] : grave;
}

const wordsOf = ({ kind, quote }: SafetyWarning) => `${kind} ${quote}`;

/**
 * Why an advertisement waits for an operator before anybody sees it: a grave sign of fraud, or an
 * employer nobody knows yet; null: it does not (safety-8).
 * @param seen its text as it was shown before: signs that it had then hold nothing again
 */
export function whyHoldJob(
  publicUrl: string,
  client: Employer,
  job: JobText,
  seen?: JobText,
): HoldCause | null {
  const known = [publicUrl, client.profileLink ?? ''];
  const signs = (text: JobText) => graveOnes(jobWarnings(text, known)).map(wordsOf);
  const before = new Set(seen && signs(seen));
  if (signs(job).some((sign) => !before.has(sign))) return 'sign';
  return client.verifiedAt === null && client.knownAt === null ? 'first' : null;
}

/** Whether a message has a grave sign of fraud (safety-8). */
export function isGraveMessage(publicUrl: string, profileLink: string | null, text: string) {
  return graveOnes(findWarnings(text, [publicUrl, profileLink ?? ''])).length > 0;
}
