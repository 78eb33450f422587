import { implement } from '../http/implement.ts';
import { acceptInvitation, openInvitation } from './accept.ts';
import { changeRole, listColleagues, removeColleague } from './change-colleagues.ts';
import { invite, withdrawInvitation } from './invite.ts';
import { chooseMails } from './mail-readers.ts';

const done = { ok: true } as const;

export const colleagueCalls = [
  implement('GET /colleague', ({ requester }, services) => listColleagues(services, requester)),
  implement('PATCH /colleague/{id}', async ({ requester, params, body }, services) => {
    await changeRole(services, requester, params.id, body.role);
    return done;
  }),
  implement('PUT /colleague/mails', async ({ requester, body }, { db }) => {
    await chooseMails(db, requester.usersId, body.mails);
    return done;
  }),
  implement('DELETE /colleague/{id}', async ({ requester, params }, services) => {
    await removeColleague(services, requester, params.id);
    return done;
  }),
  implement('POST /colleague_invitation', async ({ requester, body }, services) => {
    await invite(services, requester, body);
    return done;
  }),
  implement('DELETE /colleague_invitation/{id}', async ({ requester, params }, services) => {
    await withdrawInvitation(services, requester, params.id);
    return done;
  }),
  implement('POST /colleague_invitation/open', ({ body, network }, services) =>
    openInvitation(services, body.token, network),
  ),
  implement('POST /colleague_invitation/accept', async ({ body, network }, services) => {
    await acceptInvitation(services, body, network);
    return done;
  }),
];
