import { z } from 'zod';
import { EMPLOYER_MAILS, EMPLOYER_ROLES } from '../access.ts';
import type { CallTable } from '../call.ts';
import {
  colleagues,
  invitationAcceptance,
  invitationInput,
  openInvitation,
} from '../entities/colleague.ts';
import { done, idParams, linkToken } from '../primitives.ts';

const shared = { group: 'main', identity: 'client', rules: 'employers-80', ours: true } as const;
const byLink = { ...shared, identity: 'public', rules: 'employers-81' } as const;

/** People of one employer, their roles and invitations. */
export const colleaguesCalls = {
  'GET /colleague': {
    ...shared,
    summary: 'The people of the employer; open invitations for owners.',
    response: colleagues,
  },
  'PATCH /colleague/{id}': {
    ...shared,
    summary: 'Gives a colleague another role; open sessions of the colleague end.',
    params: idParams,
    body: z.object({ role: z.enum(EMPLOYER_ROLES) }),
    response: done,
    errors: ['not_found', 'conflict'],
  },
  'PUT /colleague/mails': {
    ...shared,
    rules: 'employers-92',
    summary:
      'What the requester wants to be mailed about at the employer; of what its role is told.',
    body: z.object({ mails: z.array(z.enum(EMPLOYER_MAILS)).max(EMPLOYER_MAILS.length) }),
    response: done,
  },
  'DELETE /colleague/{id}': {
    ...shared,
    summary: 'Leaves the employer, or as an owner removes somebody else; open sessions end.',
    params: idParams,
    response: done,
    errors: ['not_found', 'conflict'],
  },
  'POST /colleague_invitation': {
    ...shared,
    rules: 'employers-81',
    summary: 'Invites somebody by mail; an earlier invitation of the same address ends.',
    body: invitationInput,
    response: done,
    errors: ['conflict'],
  },
  'DELETE /colleague_invitation/{id}': {
    ...shared,
    rules: 'employers-81',
    summary: 'Takes an invitation back.',
    params: idParams,
    response: done,
    errors: ['not_found'],
  },
  'POST /colleague_invitation/open': {
    ...byLink,
    summary: 'What an invitation says; uses nothing up.',
    body: z.object({ token: linkToken }),
    response: openInvitation,
    errors: ['link.invalid', 'link.expired', 'conflict'],
  },
  'POST /colleague_invitation/accept': {
    ...byLink,
    summary: 'Accepts an invitation, once: with the account of its address, or with a new one.',
    body: invitationAcceptance,
    response: done,
    errors: ['link.invalid', 'link.expired', 'conflict'],
  },
} as const satisfies CallTable;
