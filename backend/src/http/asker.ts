import type { CallKey, Calls } from '@silverjobs/contract';

/** Who asks, as the database knows them. */
export type Asker = {
  readonly usersId: number;
  readonly email: string;
  readonly role: 'candidate' | 'client';
  readonly candidateId: number | null;
  readonly clientId: number | null;
  readonly planType: string;
  readonly tokenHash: string;
};

export type CandidateAsker = Asker & { readonly candidateId: number };
export type ClientAsker = Asker & { readonly clientId: number };

/** The asker that a call's identity guarantees. */
export type AskerOf<K extends CallKey> = Calls[K]['identity'] extends 'public'
  ? null
  : Calls[K]['identity'] extends 'candidate'
    ? CandidateAsker
    : Calls[K]['identity'] extends 'client'
      ? ClientAsker
      : Asker;
