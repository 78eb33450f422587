import {
  type AccessDenial,
  CALLS_OF_CONFIRMED,
  CALLS_OF_KEYS,
  type CallKey,
  calls,
  type ErrorCode,
  evaluateAccess,
  identityRule,
  mayHelperSend,
  mayRoleSend,
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

/** What colleagues of an employer read whose role does not reach so far (employers-80). */
const NOT_YOUR_TASK =
  'Das gehört nicht zu Ihren Aufgaben bei diesem Arbeitgeber. Fragen Sie eine Inhaberin oder einen Inhaber.';

/** What helpers read where something is the candidate's own (account-71). */
const NOT_FOR_HELPERS =
  'Das kann nur die Person selbst tun, der Sie helfen. Fragen Sie sie bitte danach.';

/** What programmes read whose key was deleted, or has ended with its maker. */
const NO_SUCH_KEY =
  'Diesen Schlüssel gibt es nicht mehr. Erstellen Sie unter „Schnittstelle“ einen neuen.';

/** What programmes read whose key does not reach so far (employers-72). */
const NOT_FOR_KEYS =
  'Dieser Aufruf geht nicht mit einem Schlüssel. Welche gehen, steht in der Beschreibung der Schnittstelle.';

/**
 * Finds out who asks and refuses those who may not: the one place where it is decided who may send a
 * call (docs/rules/account.md, employers.md). By identity it is the rule of router and menu; colleagues
 * of an employer, helpers and programmes have what is named for them, and no more. A public call refuses
 * nobody, but knows who is signed in.
 * @param header the Authorization header as it came
 * @throws Failure token.missing, token.invalid, token.expired, forbidden, feature.locked, email.unconfirmed
 */
export async function identify(
  key: CallKey,
  header: string | undefined,
  services: Services,
): Promise<Requester | null> {
  const requester = await identifySession(key, header, services);
  if (!requester) return null;
  const { identity } = calls[key];
  const { employerRole: role, helper } = requester;
  if (helper && !mayHelperSend(helper.permissions, key)) {
    // What anybody may send, a helper sends as anybody.
    if (identity === 'public') return null;
    throw new Failure('forbidden', { message: NOT_FOR_HELPERS });
  }
  if (role && !mayRoleSend(role, key, identity)) {
    throw new Failure('forbidden', { message: NOT_YOUR_TASK });
  }
  if (!requester.confirmed && CALLS_OF_CONFIRMED.has(key)) throw new Failure('email.unconfirmed');
  return requester;
}

async function identifySession(
  key: CallKey,
  header: string | undefined,
  services: Services,
): Promise<Requester | null> {
  const rule = identityRule(calls[key].identity);
  const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/i.exec(header ?? '')?.[1];
  if (rule.kind === 'public') {
    const known = token ? await loadSession(services, token) : 'unknown';
    return typeof known === 'string' ? null : known;
  }
  if (!header?.trim()) throw new Failure('token.missing');
  if (!token) throw new Failure('token.invalid');
  if (isApiKey(token) && !CALLS_OF_KEYS.has(key)) {
    throw new Failure('forbidden', { message: NOT_FOR_KEYS });
  }
  const session = isApiKey(token)
    ? ((await loadApiKey(services, token)) ?? 'unknown')
    : await loadSession(services, token);
  if (session === 'unknown') {
    throw new Failure('token.invalid', isApiKey(token) ? { message: NO_SUCH_KEY } : {});
  }
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
