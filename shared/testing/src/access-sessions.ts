import type { AccessSession } from '@silverjobs/contract/access';

const someone = (role: string, candidate_id: number | null, plan_type: string): AccessSession => ({
  signedIn: true,
  loaded: true,
  user: { role, candidate_id, plan_type },
});

/** Everybody whom rules of access tell apart, and whom they do not know. */
export const accessSessions: Readonly<Record<string, AccessSession>> = {
  visitor: { signedIn: false, loaded: false, user: null },
  'user not loaded': { signedIn: true, loaded: false, user: null },
  'free candidate': someone('candidate', 3, 'free'),
  'paying candidate': someone('candidate', 3, 'paid'),
  'candidate without a profile': someone('candidate', null, 'paid'),
  client: someone('client', null, 'free'),
  operator: someone('operator', null, 'free'),
  'unknown role': someone('admin', 3, 'paid'),
};
