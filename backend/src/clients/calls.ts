import { implement } from '../http/implement.ts';
import { loadEmployerProfile } from './load-employer-profile.ts';
import { saveEmployerProfile } from './save-employer-profile.ts';

export const clientCalls = [
  implement('GET /client', ({ requester }, { db }) => loadEmployerProfile(db, requester.clientId)),
  implement('PUT /client', ({ requester, body }, services) =>
    saveEmployerProfile(services, requester, body),
  ),
];
