/** What an employer has typed to a candidate; kept until it has arrived. */
export interface OutreachValues {
  /** 0 for the one that is offered first. */
  jobId: number;
  message: string;
  /** Made when it is first sent: sent again, also after a reload, it arrives once. */
  clientKey: string;
}

export const EMPTY_OUTREACH: OutreachValues = { jobId: 0, message: '', clientKey: '' };
