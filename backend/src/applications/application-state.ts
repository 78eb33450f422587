import {
  type APPLICATION_DECISIONS,
  APPLICATION_FOLLOW_UP_DAYS,
  type ApplicationNextStep,
  type ApplicationState,
} from '@silverjobs/contract';

/** What is known about a contact between a candidate and an employer. */
export type ContactFacts = {
  readonly now: Date;
  /** The job is still active. */
  readonly jobOpen: boolean;
  readonly lastMessageAt: Date;
  /** Who wrote last. */
  readonly lastFrom: 'candidate' | 'employer';
  /** The employer has written at all. */
  readonly answered: boolean;
  /** The employer has read something of the candidate. */
  readonly readByEmployer: boolean;
  /** Messages of the employer that the candidate has not read. */
  readonly unread: number;
  /** What the employer has decided. */
  readonly decision: (typeof APPLICATION_DECISIONS)[number] | null;
};

type ApplicationProgress = {
  readonly state: ApplicationState;
  readonly nextStep: ApplicationNextStep;
};

const DAY_MS = 86_400_000;

/**
 * Where a contact stands and what the candidate can do now. An answer that waits for the candidate
 * comes first, also when the job is closed since: nobody should miss it.
 */
export function applicationProgress(facts: ContactFacts): ApplicationProgress {
  const { now, jobOpen, lastMessageAt, lastFrom, answered, readByEmployer, unread } = facts;
  const { decision } = facts;
  if (unread > 0) return { state: decision ?? 'answered', nextStep: 'read_answer' };
  if (decision === 'declined') return { state: 'declined', nextStep: 'look_further' };
  if (decision !== null) {
    return { state: decision, nextStep: lastFrom === 'employer' ? 'reply' : 'wait' };
  }
  if (lastFrom === 'employer') return { state: 'answered', nextStep: 'reply' };
  if (!jobOpen) return { state: 'closed', nextStep: 'look_further' };
  const waited = now.getTime() - lastMessageAt.getTime();
  const nextStep = waited >= APPLICATION_FOLLOW_UP_DAYS * DAY_MS ? 'follow_up' : 'wait';
  if (answered) return { state: 'answered', nextStep };
  return { state: readByEmployer ? 'read' : 'sent', nextStep };
}
