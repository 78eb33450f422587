import { implement } from '../http/implement.ts';
import { loadOwnClient } from './load-own-client.ts';
import { saveOwnClient } from './save-own-client.ts';

export const clientCalls = [
  implement('GET /client', ({ asker }, { db }) => loadOwnClient(db, asker.clientId)),
  implement('PUT /client', ({ asker, body }, services) => saveOwnClient(services, asker, body)),
];
