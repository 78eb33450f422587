import { implement } from '../http/implement.ts';
import { loadUser } from '../users/load-user.ts';

export const meCalls = [
  implement('GET /auth/me', ({ requester }, services) => loadUser(services, requester.usersId)),
];
