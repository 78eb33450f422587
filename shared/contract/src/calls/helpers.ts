import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  helper,
  helperDraft,
  helperDraftInput,
  helperDraftSending,
  helperInput,
  helpLink,
  openHelp,
} from '../entities/helper.ts';
import { done, email, id, idParams } from '../primitives.ts';

const shared = { group: 'main', identity: 'candidate', rules: 'account-70', ours: true } as const;
const byLink = { ...shared, identity: 'public', rules: 'account-74' } as const;
const drafts = { ...shared, rules: 'account-73' } as const;

/** Trusted people who act beside a candidate, within what she allows. */
export const helpersCalls = {
  'GET /helper': {
    ...shared,
    summary: "The candidate's helpers and open invitations with what they did.",
    response: z.array(helper),
  },
  'POST /helper': {
    ...shared,
    summary: 'Invites a helper by mail; an earlier invitation of the same address ends.',
    body: helperInput,
    response: done,
    errors: ['conflict'],
  },
  'DELETE /helper/{id}': {
    ...shared,
    rules: 'account-75',
    summary: 'Ends the help, or takes the invitation back, at once.',
    params: idParams,
    response: done,
    errors: ['not_found'],
  },
  'POST /helper_end': {
    ...shared,
    rules: 'account-75',
    summary: 'A helper ends helping; for helpers alone.',
    response: done,
    errors: ['forbidden'],
  },
  'POST /help/open': {
    ...byLink,
    summary: 'What the link of a mail to a helper says; uses nothing up.',
    body: helpLink,
    response: openHelp,
    errors: ['link.invalid', 'link.expired', 'rate.limited'],
  },
  'POST /help/enter': {
    ...byLink,
    summary: 'Accepts the invitation where it is one, and signs the helper in; once.',
    body: helpLink,
    response: z.object({ authToken: z.string().min(1) }),
    errors: ['link.invalid', 'link.expired', 'account.blocked', 'rate.limited'],
  },
  'POST /help/link': {
    ...byLink,
    summary:
      'Sends a helper links to sign in. The answer does not tell whether the address is known.',
    body: z.object({ email }),
    response: done,
    errors: ['rate.limited'],
  },
  'GET /helper_draft': {
    ...drafts,
    summary: 'Texts of helpers that wait; for a helper the own ones.',
    response: z.array(helperDraft),
  },
  'PUT /helper_draft': {
    ...drafts,
    summary:
      'A helper writes, or changes, the text for a job or a conversation; for helpers alone.',
    body: helperDraftInput,
    response: helperDraft,
    errors: ['forbidden', 'not_found', 'conflict', 'job_demand.deactivated'],
  },
  'DELETE /helper_draft/{id}': {
    ...drafts,
    summary: 'Throws a text away.',
    params: idParams,
    response: done,
    errors: ['not_found'],
  },
  'POST /helper_draft/{id}/send': {
    ...drafts,
    summary: 'The candidate sends the text of a helper.',
    params: idParams,
    body: helperDraftSending,
    response: z.object({ communication_id: id }),
    errors: ['not_found', 'conflict', 'job_demand.deactivated', 'rate.limited'],
  },
} as const satisfies CallTable;
