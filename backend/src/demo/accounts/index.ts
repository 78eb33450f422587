import { loginCandidates } from './candidates-login.ts';
import { otherCandidates } from './candidates-others.ts';
import { conversationRows } from './conversations.ts';
import { messageTemplates } from './templates.ts';
import type { AccountOptions, Accounts } from './types.ts';
import { users } from './users.ts';

/** Users, candidates, templates and conversations of the demo, with dates before `now`. */
export function accounts({ now, employers }: AccountOptions): Accounts {
  const drafts = [...loginCandidates, ...otherCandidates];
  return {
    users: users(drafts, employers, now),
    candidates: drafts.map((draft) => draft.row),
    outreach_templates: messageTemplates,
    ...conversationRows(drafts, employers, now),
  };
}
