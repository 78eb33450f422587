import { z } from 'zod';
import { EMPLOYER_MAILS, EMPLOYER_ROLES } from '../access.ts';
import {
  email,
  id,
  linkToken,
  milliseconds,
  newPassword,
  requiredTextSchema,
  text,
} from '../primitives.ts';

/** People of one employer and open invitations together; more is no list that somebody looks after. */
export const COLLEAGUES_MAX = 50;

/** How long an invitation can be accepted, in days. */
export const INVITATION_DAYS = 7;

const role = z.enum(EMPLOYER_ROLES);

/** Somebody who works for an employer (employers-80). */
export const colleague = z
  .object({
    /** Of the user. */
    id,
    /** What colleagues read beside its messages; null: nobody has said it. */
    name: text(80).nullable(),
    email: text(254),
    role,
    since: milliseconds,
    /** What the person is mailed about (employers-92). */
    mails: z.array(z.enum(EMPLOYER_MAILS)).optional(),
    /** Who invited, by name where it is known; null: nobody, or somebody who has left. */
    invited_by: text(254).nullable(),
  })
  .meta({ id: 'Colleague' });

/** An invitation that waits. */
const invitation = z
  .object({
    id,
    email: text(254),
    role,
    created_at: milliseconds,
    expires_at: milliseconds,
    /** The link counts no more. */
    expired: z.boolean(),
  })
  .meta({ id: 'Invitation' });

/** The people of an employer; invitations are for owners. */
export const colleagues = z
  .object({
    people: z.array(colleague),
    invitations: z.array(invitation),
    /** Whether it ever gets an invoice: private households post free of charge. */
    invoiced: z.boolean().optional(),
  })
  .meta({ id: 'Colleagues' });

export const invitationInput = z.object({ email, role }).meta({ id: 'InvitationInput' });

/** What the link of an invitation leads to. */
export const openInvitation = z
  .object({
    /** The employer; null: it has not said its name. */
    employer: text(200).nullable(),
    email: text(254),
    role,
    /** There is an account with this address, which joins; else one is made. */
    has_account: z.boolean(),
  })
  .meta({ id: 'OpenInvitation' });

export const invitationAcceptance = z
  .object({
    token: linkToken,
    name: requiredTextSchema(80),
    /** Of the account that is made. */
    password: z.optional(newPassword),
  })
  .meta({ id: 'InvitationAcceptance' });

export type Colleague = z.infer<typeof colleague>;
export type Colleagues = z.infer<typeof colleagues>;
export type Invitation = z.infer<typeof invitation>;
export type OpenInvitation = z.infer<typeof openInvitation>;
