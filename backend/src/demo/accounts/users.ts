import { endOfDay } from '../../billing/terms/end-of-term.ts';
import type { EmployerRow } from '../employers/types.ts';
import type { CandidateDraft } from './candidate-draft.ts';
import { demoLogins, demoPassword } from './logins.ts';
import type { UserRow } from './types.ts';

/** Owner of the shared templates (account-18); nobody signs in with it. */
const templateOwnerId = 5;

const dayMs = 86_400_000;
/** Users are older than every conversation and job demand. */
const memberDays = 120;

const clientEmails: Readonly<Record<number, string>> = {
  4: 'familie.hartmann@example.org',
  6: 'petra.lindner@example.org',
  1401: 'claudia.hofer@example.org',
};

const canSignIn = new Set(demoLogins.map((login) => login.email));
const passwordOf = (email: string): string | null => (canSignIn.has(email) ? demoPassword : null);

/** All users: candidates, employers and the owner of the shared templates. */
export function users(
  candidates: readonly CandidateDraft[],
  employers: readonly EmployerRow[],
  now: Date,
): UserRow[] {
  const base = { plan_label: 'Gratis', plan_type: 'free', plan_end_date: null } as const;
  const since = (days: number): Date => new Date(now.getTime() - days * dayMs);
  const candidateUsers = candidates.map((draft): UserRow => {
    const { id, users_id, contact } = draft.row;
    const paid = draft.paidDaysLeft !== undefined;
    return {
      ...base,
      id: users_id,
      email: contact.email,
      role: 'candidate',
      password: passwordOf(contact.email),
      candidate_id: id,
      client_id: null,
      plan_label: paid ? 'silver+ 6 Monate' : base.plan_label,
      plan_type: paid ? 'paid' : 'free',
      plan_end_date: paid
        ? endOfDay(Math.floor((now.getTime() + (draft.paidDaysLeft ?? 0) * dayMs) / 1000))
        : null,
      created_at: since(draft.memberDays ?? memberDays),
    };
  });
  const clientUsers = employers.map((employer): UserRow => {
    const email = clientEmails[employer.users_id] ?? `arbeitgeber-${employer.id}@example.org`;
    return {
      ...base,
      id: employer.users_id,
      email,
      role: 'client',
      password: passwordOf(email),
      candidate_id: null,
      client_id: employer.id,
      created_at: since(memberDays),
    };
  });
  const owner: UserRow = {
    ...base,
    id: templateOwnerId,
    email: 'vorlagen@example.org',
    role: 'client',
    password: null,
    candidate_id: null,
    client_id: null,
    created_at: since(memberDays),
  };
  return [...candidateUsers, owner, ...clientUsers].sort((a, b) => a.id - b.id);
}
