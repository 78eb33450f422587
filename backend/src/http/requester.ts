import type { CallKey, Calls, EmployerRole, HelperPermission } from '@silverjobs/contract';

/** A trusted person who acts for the candidate (account-70). */
export type ActingHelper = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly permissions: readonly HelperPermission[];
};

/** Who asks, as the database knows them. */
export type Requester = {
  readonly usersId: number;
  readonly email: string;
  readonly role: 'candidate' | 'client' | 'operator';
  readonly candidateId: number | null;
  readonly clientId: number | null;
  /** What somebody may at the employer (employers-80); null for all others. */
  readonly employerRole: EmployerRole | null;
  /**
   * The account that stands for this side of conversations, invoices and limits: of an employer's people
   * its first contact, of all others the own (employers-82).
   */
  readonly sideUsersId: number;
  readonly planType: string;
  /** A link in a mail has shown that the address is the user's; operators have none sent (access-52). */
  readonly confirmed: boolean;
  readonly tokenHash: string;
  /** Who really asks, in the candidate's name; null: the user. */
  readonly helper: ActingHelper | null;
};

export type CandidateRequester = Requester & { readonly candidateId: number };
export type ClientRequester = Requester & { readonly clientId: number };

/** The requester that a call's identity guarantees; public calls know who is signed in, if anybody. */
export type RequesterOf<K extends CallKey> = Calls[K]['identity'] extends 'public'
  ? Requester | null
  : Calls[K]['identity'] extends 'candidate'
    ? CandidateRequester
    : Calls[K]['identity'] extends 'client'
      ? ClientRequester
      : Requester;
