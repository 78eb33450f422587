import { withMinDuration } from '../auth/with-min-duration.ts';
import { and, eq } from '../database/drizzle.ts';
import { helpers } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { deleteDraft, listDrafts, sendDraft, writeDraft } from './drafts.ts';
import { enterHelp, mailHelpLinks, openHelp } from './enter.ts';
import { endHelp, inviteHelper, listHelpers } from './helpers.ts';

const done = { ok: true } as const;

export const helperCalls = [
  implement('GET /helper', ({ requester }, services) => listHelpers(services, requester.usersId)),
  implement('POST /helper', async ({ requester, body }, services) => {
    await inviteHelper(services, requester, body);
    return done;
  }),
  implement('DELETE /helper/{id}', async ({ requester, params }, services) => {
    const own = and(eq(helpers.id, params.id), eq(helpers.usersId, requester.usersId));
    await endHelp(services, own, 'candidate');
    return done;
  }),
  implement('POST /helper_end', async ({ requester }, services) => {
    if (!requester.helper) throw new Failure('forbidden');
    await endHelp(services, eq(helpers.id, requester.helper.id), 'helper');
    return done;
  }),
  implement('POST /help/open', ({ body, network }, services) =>
    openHelp(services, body.token, network),
  ),
  implement('POST /help/enter', async ({ body, network }, services) => ({
    authToken: await enterHelp(services, body.token, network),
  })),
  implement('POST /help/link', async ({ body, network }, services) => {
    await withMinDuration(services, mailHelpLinks(services, body.email, network));
    return done;
  }),
  implement('GET /helper_draft', ({ requester }, { db }) => listDrafts(db, requester)),
  implement('PUT /helper_draft', ({ requester, body }, services) =>
    writeDraft(services, requester, body),
  ),
  implement('DELETE /helper_draft/{id}', async ({ requester, params }, { db }) => {
    await deleteDraft(db, requester, params.id);
    return done;
  }),
  implement('POST /helper_draft/{id}/send', async ({ requester, params, body }, services) => ({
    communication_id: await sendDraft(services, requester, params.id, body),
  })),
];
