import { implement } from '../http/implement.ts';
import { findDeepLinkTarget } from './find-deep-link-target.ts';

export const deepLinkCalls = [
  implement('GET /communication/{id}/deep_link', ({ requester, params }, { db }) =>
    findDeepLinkTarget(db, requester, params.id),
  ),
];
