import { implement } from '../http/implement.ts';
import { loadEmployerProfile } from './load-employer-profile.ts';
import { showProof } from './non-profit.ts';
import { saveEmployerProfile } from './save-employer-profile.ts';

export const clientCalls = [
  implement('GET /client', ({ requester }, { db }) => loadEmployerProfile(db, requester.clientId)),
  implement('PUT /client', ({ requester, body }, services) =>
    saveEmployerProfile(services, requester, body),
  ),
  implement('POST /client/non_profit', ({ requester, body }, services) =>
    showProof(services, requester, body.paper_id),
  ),
];
