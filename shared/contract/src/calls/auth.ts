import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { user } from '../entities/user.ts';
import { registrationRules } from '../forms/access.ts';
import { townRule } from '../forms/profile.ts';
import {
  browserKey,
  done,
  email,
  givenPassword,
  id,
  linkToken,
  newPassword,
  text,
} from '../primitives.ts';

/** Answer of every call that signs in. */
const authToken = z.object({ authToken: z.string().min(1) }).meta({ id: 'AuthToken' });

/**
 * Answer of a registration. Without a token the address was known and its password was another one:
 * the next step is in a mail (docs/decisions/0007-known-addresses.md).
 */
const registered = z
  .object({ authToken: z.string().min(1).nullable() })
  .meta({ id: 'RegistrationAnswer' });

/** Answer of a new password. Without a token signing in asks for a code (access-58). */
const passwordSet = z
  .object({ authToken: z.string().min(1).nullable() })
  .meta({ id: 'PasswordAnswer' });

const registration = z.object({
  email,
  password: newPassword,
  browser_key: browserKey,
  first_name: z.optional(registrationRules.first_name),
  last_name: z.optional(registrationRules.last_name),
  salutation_id: z.union([z.literal(1), z.literal(2)]).optional(),
  phone: text(50).optional(),
  postal_code: z.optional(registrationRules.postal_code),
  town: z.optional(townRule),
});

export const authCalls = {
  'GET /auth/me': {
    group: 'auth',
    identity: 'session',
    summary: 'The signed-in user with the nested candidate or client.',
    rules: 'access-20',
    response: user,
  },
  'POST /auth/login': {
    group: 'auth',
    identity: 'public',
    summary:
      'Signs in with e-mail and password, or with a link token as password. Operators give a code as well.',
    rules: 'access-27, access-34, operators-3',
    body: z.object({
      email: text(254),
      password: givenPassword,
      /** Six digits of the authenticator, or a recovery code; ours. */
      code: text(40).optional(),
      browser_key: browserKey,
    }),
    response: authToken,
    errors: [
      'login.invalid',
      'link.invalid',
      'link.expired',
      'second_factor.required',
      'second_factor.invalid',
      'account.blocked',
      'rate.limited',
    ],
  },
  'POST /auth/signup': {
    group: 'auth',
    identity: 'public',
    summary: 'Registers an employer; the role is always client.',
    rules: 'access-28',
    body: z.object({
      email,
      password: newPassword,
      role: z.literal('client'),
      sessionId: text(200),
      pd_person_id: text(200),
      pd_deal_id: text(200),
      /** Code of the link with which the employer was recommended; ours. */
      referral_code: text(50).optional(),
      browser_key: browserKey,
    }),
    response: registered,
    errors: ['rate.limited'],
  },
  'POST /auth/register': {
    group: 'auth',
    identity: 'public',
    summary: 'Registers a candidate with the first steps of the profile.',
    rules: 'access-29',
    ours: true,
    body: registration,
    response: registered,
    errors: ['rate.limited'],
  },
  'GET /auth/request-magic-link': {
    group: 'auth',
    identity: 'public',
    summary: 'Sends a login link. The answer does not tell whether the address is known.',
    rules: 'access-31',
    query: z.object({ email, from: text(2_048).optional() }),
    response: done,
    errors: ['rate.limited'],
  },
  'POST /auth/check-link': {
    group: 'auth',
    identity: 'user',
    summary: 'Whose link of a mail it is, for somebody who is signed in. Uses nothing up.',
    rules: 'access-40',
    ours: true,
    body: z.object({ token: linkToken }),
    response: z
      .object({ owner: z.enum(['self', 'other', 'unknown']), usable: z.boolean() })
      .meta({ id: 'LinkCheck' }),
    errors: ['rate.limited'],
  },
  'POST /auth/magic-link': {
    group: 'auth',
    identity: 'public',
    summary: 'Signs in with the token of a login link.',
    rules: 'access-31',
    ours: true,
    body: z.object({
      token: linkToken,
      browser_key: browserKey,
      /** Of the second factor, where the user has one (access-58). */
      code: text(40).optional(),
    }),
    response: authToken,
    errors: [
      'link.invalid',
      'link.expired',
      'second_factor.required',
      'second_factor.invalid',
      'rate.limited',
    ],
  },
  'POST /auth/request-password-reset': {
    group: 'auth',
    identity: 'public',
    summary:
      'Sends a reset link, valid 24 h. The answer does not tell whether the address is known.',
    rules: 'access-31',
    ours: true,
    body: z.object({ email }),
    response: done,
    errors: ['rate.limited'],
  },
  'POST /auth/reset-password': {
    group: 'auth',
    identity: 'public',
    summary: 'Sets a new password with the token of a reset link and signs in.',
    rules: 'access-31',
    ours: true,
    body: z.object({ token: linkToken, password: newPassword }),
    response: passwordSet,
    errors: ['link.invalid', 'link.expired', 'rate.limited'],
  },
  'POST /auth/post-code': {
    group: 'auth',
    identity: 'public',
    summary:
      'Uses up the code of a letter to somebody without e-mail, sets a password and signs in. The answer does not tell whether the number is known.',
    rules: 'access-59',
    ours: true,
    body: z.object({
      /** Telephone or customer number. */
      number: text(50),
      code: text(40),
      password: newPassword,
    }),
    response: passwordSet,
    errors: ['login.invalid', 'account.blocked', 'rate.limited'],
  },
  'POST /auth/refresh': {
    group: 'auth',
    identity: 'user',
    summary: 'Changes a valid token for a fresh one.',
    rules: 'access-24',
    ours: true,
    response: authToken,
  },
  'POST /auth/logout': {
    group: 'auth',
    identity: 'session',
    summary: 'Revokes the token.',
    rules: 'access-21',
    ours: true,
    response: done,
  },
  'POST /auth/request-email-change': {
    group: 'auth',
    identity: 'user',
    summary:
      'Sends a confirmation to the new address; answers the user, unchanged until confirmed. The answer does not tell whether the address is known.',
    rules: 'account-23',
    ours: true,
    body: z.object({ email, users_id: id }),
    response: user,
    errors: ['identity.unconfirmed', 'rate.limited'],
  },
  'POST /auth/request-email-confirmation': {
    group: 'auth',
    identity: 'user',
    summary: 'Sends the link that confirms the own address once more.',
    rules: 'access-52',
    ours: true,
    response: done,
    errors: ['rate.limited'],
  },
  'POST /auth/confirm-email': {
    group: 'auth',
    identity: 'public',
    summary: 'Confirms the address of an account with the token of the mail; signs nobody in.',
    rules: 'access-52',
    ours: true,
    body: z.object({ token: linkToken, browser_key: browserKey }),
    response: z
      .object({ ok: z.literal(true), new_password_token: z.string().optional() })
      .meta({ id: 'EmailConfirmation' }),
    errors: ['link.invalid', 'link.expired', 'rate.limited'],
  },
  'POST /auth/confirm-email-change': {
    group: 'auth',
    identity: 'public',
    summary: 'Changes the address with the token of the confirmation mail.',
    rules: 'account-24',
    ours: true,
    body: z.object({ token: linkToken }),
    response: z.object({ email: z.string() }),
    errors: ['link.invalid', 'link.expired', 'email.taken', 'rate.limited'],
  },
  'POST /auth/restore-email': {
    group: 'auth',
    identity: 'public',
    summary:
      'Takes a change of address back with the token of the mail to the earlier address, ends all sessions and sets a new password.',
    rules: 'account-38',
    ours: true,
    body: z.object({ token: linkToken, password: newPassword }),
    response: z.object({ email: z.string() }),
    errors: ['link.invalid', 'link.expired', 'link.used', 'email.taken', 'rate.limited'],
  },
  'GET /auth/identity': {
    group: 'auth',
    identity: 'user',
    summary:
      "Whether the session is confirmed as the owner's, and whether there is a password to ask for.",
    rules: 'account-35',
    ours: true,
    response: z
      .object({ confirmed: z.boolean(), has_password: z.boolean() })
      .meta({ id: 'IdentityState' }),
  },
  'POST /auth/confirm-identity': {
    group: 'auth',
    identity: 'user',
    summary: 'Confirms the session with the own password, for what asks for it.',
    rules: 'account-35',
    ours: true,
    body: z.object({ password: givenPassword }),
    response: done,
    errors: ['rate.limited'],
  },
  'POST /auth/request-identity-link': {
    group: 'auth',
    identity: 'user',
    summary: 'Sends a link that confirms the session to the own address.',
    rules: 'account-36',
    ours: true,
    response: done,
    errors: ['rate.limited'],
  },
  'POST /auth/confirm-identity-link': {
    group: 'auth',
    identity: 'public',
    summary: 'Confirms the session that asked, with the token of the mail.',
    rules: 'account-36',
    ours: true,
    body: z.object({ token: linkToken }),
    response: done,
    errors: ['link.invalid', 'link.expired', 'rate.limited'],
  },
} as const satisfies CallTable;
