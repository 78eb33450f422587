import { implement } from '../http/implement.ts';
import { loadUser } from '../users/load-user.ts';
import { userForHelper } from '../users/user-for-helper.ts';

export const meCalls = [
  implement('GET /auth/me', async ({ requester }, services) => {
    const user = await loadUser(services, requester.usersId);
    return requester.helper ? userForHelper(user, requester.helper) : user;
  }),
];
