import { implement } from '../http/implement.ts';
import { loadUser } from '../users/load-user.ts';

export const meCalls = [
  implement('GET /auth/me', ({ asker }, services) => loadUser(services, asker.usersId)),
];
