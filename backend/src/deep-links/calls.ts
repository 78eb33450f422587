import { implement } from '../http/implement.ts';
import { lookUpCommunication } from './look-up-communication.ts';

export const deepLinkCalls = [
  implement('GET /communication/{id}/deep_link', ({ asker, params }, { db }) =>
    lookUpCommunication(db, asker, params.id),
  ),
];
