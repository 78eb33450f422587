/** One message of a demo conversation. */
interface Line {
  from: 'candidate' | 'client';
  /** Days before now, fractions allowed. */
  daysAgo: number;
  text: string;
  /** The receiver has not read it yet. */
  unread?: true;
}

export interface Conversation {
  candidateId: number;
  clientId: number;
  /** Null: no job attached, or it was deactivated. */
  jobDemandId: number | null;
  /** The first line opens it: from the candidate an application, from the client an outreach. */
  lines: readonly [Line, ...Line[]];
  anonymous?: true;
  /** What the employer has decided. */
  decision?: 'invited' | 'declined';
}
