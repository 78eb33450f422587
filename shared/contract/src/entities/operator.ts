import { z } from 'zod';
import { HOLD_CAUSES } from '../constants.ts';
import { operatorReason } from '../forms/operator.ts';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  CASE_KINDS,
  DECISION_ACTIONS,
  DECISION_GROUNDS,
  MOST_CASES,
} from '../operator-constants.ts';
import { id, milliseconds, text } from '../primitives.ts';

const kind = z.enum(CASE_KINDS);
/** Who reports: a candidate, an employer, or somebody without an account. */
const reporter = z.enum(['candidate', 'client', 'guest']);

/** What waits for a decision: a job, a message or an account with all open reports and objections. */
export const operatorCase = z
  .object({
    kind,
    id,
    /** Of the job; the first words of the message; the account's address. */
    title: z.string(),
    reports: z.int().min(0),
    objections: z.int().min(0),
    /** What was reported, in German. */
    reasons: z.array(z.string()),
    reporters: z.array(reporter),
    /** Money, data or insults, or many reports: looked at first (operators-28). */
    dangerous: z.boolean(),
    /** Address of the operator who has taken it. */
    assigned_to: z.string().nullable(),
    /** When the oldest came in. */
    created_at: milliseconds,
  })
  .meta({ id: 'OperatorCase' });

const person = z
  .object({
    users_id: id,
    email: z.string(),
    name: z.string().nullable(),
    role: z.enum(['candidate', 'client', 'operator']),
    blocked: z.boolean(),
    /** A paid plan runs on while the account is blocked. */
    paid: z.boolean(),
  })
  .meta({ id: 'OperatorPerson' });

/** All that a decision needs. */
export const operatorCaseDetail = z
  .object({
    kind,
    id,
    title: z.string(),
    /** What the job or message says; null for accounts and for what is gone. */
    text: z.string().nullable(),
    hidden: z.boolean(),
    /** What it said when it was reported first; null for reports of before and for accounts (operators-30). */
    reported: z
      .object({ title: z.string(), text: z.string(), created_at: milliseconds })
      .nullable(),
    assigned_to: z.string().nullable(),
    /** Why it waits for an operator before anybody sees it; null: it does not (safety-8). */
    held: z.enum(HOLD_CAUSES).nullable(),
    /** Whose it is; null once the account is deleted. */
    owner: person.nullable(),
    /** How many people have a conversation with the employer whose it is: a block tells them. */
    contacts: z.int().min(0),
    actions: z.array(z.enum(DECISION_ACTIONS)),
    reports: z.array(
      z.object({
        id,
        reason: z.string(),
        text: z.string().nullable(),
        reporter,
        /** What the same person has reported before, and how often that led to something. */
        earlier: z.int().min(0),
        earlier_upheld: z.int().min(0),
        created_at: milliseconds,
        open: z.boolean(),
      }),
    ),
    objections: z.array(
      z.object({
        id,
        party: z.enum(['affected', 'reporter']),
        text: z.string(),
        created_at: milliseconds,
        open: z.boolean(),
      }),
    ),
    decisions: z.array(
      z.object({
        id,
        action: z.enum(DECISION_ACTIONS),
        ground: z.enum(DECISION_GROUNDS),
        reason: z.string(),
        created_at: milliseconds,
      }),
    ),
  })
  .meta({ id: 'OperatorCaseDetail' });

export const moderationInput = z
  .object({
    kind,
    id,
    action: z.enum(DECISION_ACTIONS),
    ground: z.enum(DECISION_GROUNDS),
    reason: operatorReason,
  })
  .meta({ id: 'ModerationInput' });

/** What somebody may object to, as the mail of the decision says it (operators-14). */
export const openObjection = z
  .object({
    /** 'die Nachricht vom 27.11.2026, die so beginnt: „…“'; of what is gone 'die Nachricht'. */
    about: z.string(),
    reason: z.string(),
    decided_at: milliseconds,
  })
  .meta({ id: 'OpenObjection' });

/** The same decision about several (operators-29). Accounts are blocked one by one. */
export const moderationManyInput = z
  .object({
    cases: z.array(z.object({ kind, id })).min(1).max(MOST_CASES),
    action: z.enum(['none', 'hide', 'restore']),
    ground: z.enum(DECISION_GROUNDS),
    reason: operatorReason,
  })
  .meta({ id: 'ModerationManyInput' });

/** How many were decided; the others had been decided meanwhile, or it is not possible with them. */
export const moderationManyResult = z
  .object({ decided: z.int().min(0), left: z.array(z.object({ kind, id })) })
  .meta({ id: 'ModerationManyResult' });

/** Somebody who has a conversation with an employer. */
export const operatorContact = z
  .object({
    users_id: id,
    name: z.string().nullable(),
    conversation_id: id,
    last_message_at: milliseconds,
    /** When the person was told that the employer is blocked. */
    told_at: milliseconds.nullable(),
  })
  .meta({ id: 'OperatorContact' });

/** A row of the audit log. */
export const auditEntry = z
  .object({
    id,
    created_at: milliseconds,
    operator: z.string(),
    action: z.enum(AUDIT_ACTIONS),
    subject: z.enum(AUDIT_SUBJECTS),
    subject_id: id.nullable(),
    reason: text(10_000).nullable(),
  })
  .meta({ id: 'AuditEntry' });

export type OperatorCase = z.output<typeof operatorCase>;
export type OperatorCaseDetail = z.output<typeof operatorCaseDetail>;
export type ModerationInput = z.output<typeof moderationInput>;
export type OpenObjection = z.output<typeof openObjection>;
export type OperatorContact = z.output<typeof operatorContact>;
export type ModerationManyInput = z.output<typeof moderationManyInput>;
export type AuditLogEntry = z.output<typeof auditEntry>;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
export type CaseKind = (typeof CASE_KINDS)[number];
export type DecisionAction = (typeof DECISION_ACTIONS)[number];
