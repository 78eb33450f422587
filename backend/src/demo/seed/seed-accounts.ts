import {
  type ContactData,
  PLAN_PRICES_CENTS,
  planOfLabel,
  SHARED_TEMPLATE_USERS_ID,
} from '@silverjobs/contract';
import { hashPassword } from '../../auth/passwords.ts';
import { addMonths } from '../../billing/terms/add-months.ts';
import { endOfMonthOf } from '../../billing/terms/running-month.ts';
import { bulkInsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/database.ts';
import {
  candidatePositions,
  clients,
  communications,
  messages,
  messageTemplates,
  subscriptions,
  users,
} from '../../database/schema.ts';
import type { Accounts, CandidateRow, CommunicationRow } from '../accounts/types.ts';
import type { EmployerRow } from '../employers/types.ts';
import { insertCandidates } from './seed-candidates.ts';

/** One hash for each password: the demo users share theirs, and Argon2id is slow on purpose. */
async function hashAll(passwords: readonly (string | null)[]): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const password of passwords) {
    if (password === null || hashes.has(password)) continue;
    hashes.set(password, await hashPassword(password));
  }
  return hashes;
}

async function seedUsers(db: Database, accounts: Accounts): Promise<void> {
  const newUsers = accounts.users.filter((user) => user.id !== SHARED_TEMPLATE_USERS_ID);
  const hashes = await hashAll(newUsers.map((user) => user.password));
  await bulkInsert(
    db,
    users,
    newUsers.map((user) => ({
      id: user.id,
      email: user.email.toLowerCase(),
      role: user.role,
      passwordHash: user.password === null ? null : (hashes.get(user.password) ?? null),
      planLabel: user.plan_label,
      planType: user.plan_type,
      planEndDate: user.plan_end_date,
      mailboxProvenAt: user.created_at,
      createdAt: user.created_at,
    })),
  );
}

/** Paid plans run without a payment service. */
async function seedPlans(db: Database, { users: rows }: Accounts, now: Date): Promise<void> {
  const plans = rows.flatMap(({ id, plan_label, plan_end_date: termEnd }) => {
    const months = planOfLabel(plan_label);
    if (months === 'free' || termEnd === null) return [];
    const startedAt = addMonths(termEnd, -months);
    return {
      usersId: id,
      provider: 'test' as const,
      reference: `demo-${id}`,
      status: 'active',
      priceCents: PLAN_PRICES_CENTS[months],
      months,
      startedAt,
      termEnd,
      currentPeriodEnd: endOfMonthOf(startedAt, now),
    };
  });
  await bulkInsert(db, subscriptions, plans);
}

async function seedEmployers(db: Database, employers: readonly EmployerRow[]): Promise<void> {
  await bulkInsert(
    db,
    clients,
    employers.map((row) => ({
      id: row.id,
      usersId: row.users_id,
      knownAt: new Date(0),
      isPrivate: row.isPrivate,
      profileName: row.profile_name,
      salutationId: row.salutation_id,
      contactName: row.contact_name,
      employerTypeId: row.employer_type_id,
      profileAgeId: row.profile_age_id,
      companySizeId: row.company_size_id,
      subsectorId: row.subsector_id,
      profileLink: row.profile_link,
      profileDescription: row.profile_description,
      street: row.street,
      postalCode: row.postal_code,
      vatId: row.vat_id,
      phone: row.phone,
    })),
  );
}

function contactDataOf(row: CommunicationRow, candidate: CandidateRow | undefined): ContactData {
  if (row.show_contact_details === 'off' || !candidate) return 'anonymous';
  const { salutation_id, first_name, last_name, phone, email } = candidate.contact;
  const salutation = salutation_id === 1 || salutation_id === 2 ? salutation_id : null;
  return { salutation_id: salutation, first_name, last_name, phone, email };
}

async function seedConversations(db: Database, accounts: Accounts): Promise<void> {
  const byId = new Map(accounts.candidates.map((row) => [row.id, row]));
  const contacts = new Map(
    accounts.communications.map((row) => [row.id, contactDataOf(row, byId.get(row.candidate_id))]),
  );
  const contactOf = (id: number): ContactData => contacts.get(id) ?? 'anonymous';
  // Messages come oldest first: the last one stays.
  const newest = new Map(accounts.messages.map((row) => [row.communication_id, row.created_at]));
  await bulkInsert(
    db,
    communications,
    accounts.communications.map((row) => ({
      id: row.id,
      type: row.type,
      sendingUsersId: row.sending_users_id,
      clientId: row.client_id,
      candidateId: row.candidate_id,
      jobDemandId: row.job_demand_id,
      contactData: contactOf(row.id),
      decision: row.decision,
      createdAt: row.created_at,
      lastMessageAt: newest.get(row.id) ?? row.created_at,
    })),
  );
  await bulkInsert(
    db,
    messages,
    accounts.messages.map((row) => ({
      id: row.id,
      conversationId: row.communication_id,
      type: row.type,
      message: row.message,
      sendingUsersId: row.sending_users_id,
      contactData: contactOf(row.communication_id),
      createdAt: row.created_at,
      readAt: row.read_at,
    })),
  );
}

/** Inserts users, employers, candidates and templates. */
export async function seedAccounts(
  db: Database,
  accounts: Accounts,
  employers: readonly EmployerRow[],
  now: Date,
): Promise<void> {
  await seedUsers(db, accounts);
  await seedPlans(db, accounts, now);
  await seedEmployers(db, employers);
  await insertCandidates(db, accounts.candidates);
  await bulkInsert(
    db,
    candidatePositions,
    accounts.candidates.flatMap((candidate) =>
      candidate.candidate_matching_positions.map((row) => ({
        id: row.id,
        candidateId: candidate.id,
        positionId: row.positions_id,
        matchingUsed: row.matching_used === 'true',
        matchEmployer: row.match_type_employer === 'true',
        matchEducation: row.match_type_education === 'true',
        matchWorkExperience: row.match_type_workexperience === 'true',
      })),
    ),
  );
  await bulkInsert(
    db,
    messageTemplates,
    accounts.outreach_templates.map((row) => ({
      id: row.id,
      usersId: row.users_id,
      name: row.name,
      message: row.message,
      audience: row.audience ?? null,
    })),
  );
}

export { seedConversations };
