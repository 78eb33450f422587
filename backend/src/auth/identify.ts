import {
  type AccessDenial,
  type ErrorCode,
  evaluateAccess,
  type Identity,
  identityRule,
} from '@silverjobs/contract';
import { Failure } from '../http/failure.ts';
import type { Requester } from '../http/requester.ts';
import type { Services } from '../services.ts';
import { isApiKey, loadApiKey } from './api-keys/load-api-key.ts';
import { loadSession } from './sessions/load-session.ts';

const CODES: Readonly<Record<AccessDenial, ErrorCode>> = {
  'sign-in': 'token.missing',
  'not-loaded': 'token.invalid',
  'guest-only': 'forbidden',
  role: 'forbidden',
  feature: 'feature.locked',
};

/**
 * Finds out who asks and refuses those who may not, by the same rule as router and menu. A public call
 * refuses nobody, but knows who is signed in.
 * @param header the Authorization header as it came
 * @param withKey whether a key of an employer may ask, too (employers-72)
 * @throws Failure token.missing, token.invalid, token.expired, forbidden, feature.locked
 */
export async function identify(
  identity: Identity,
  header: string | undefined,
  services: Services,
  withKey = false,
): Promise<Requester | null> {
  const rule = identityRule(identity);
  const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/i.exec(header ?? '')?.[1];
  if (rule.kind === 'public') {
    const known = token ? await loadSession(services, token) : 'unknown';
    return typeof known === 'string' ? null : known;
  }
  if (!header?.trim()) throw new Failure('token.missing');
  if (!token) throw new Failure('token.invalid');
  const session = isApiKey(token)
    ? (withKey && (await loadApiKey(services, token))) || 'unknown'
    : await loadSession(services, token);
  if (session === 'unknown') throw new Failure('token.invalid');
  if (session === 'expired') throw new Failure('token.expired');
  const decision = evaluateAccess(rule, {
    signedIn: true,
    loaded: true,
    user: {
      role: session.role,
      candidate_id: session.candidateId,
      plan_type: session.planType,
    },
  });
  if (!decision.allowed) throw new Failure(CODES[decision.reason]);
  if (rule.kind === 'client' && session.clientId === null) throw new Failure('forbidden');
  return session;
}
