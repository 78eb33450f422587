import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { PASSKEY_NAME_MAX } from '../constants.ts';
import { done, id, idParams, milliseconds, requiredTextSchema, text } from '../primitives.ts';

/** Bytes in Base64 for addresses, of at most `max` characters. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);

/** A passkey as its user sees it. */
const passkey = z
  .object({
    id,
    name: z.string(),
    created_at: milliseconds,
    last_used_at: milliseconds.nullable(),
  })
  .meta({ id: 'Passkey' });

const known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** What the browser makes a passkey by (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
const creationOptions = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    excludeCredentials: z.array(known),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreationOptions' });

/** What the browser signs in by (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
const requestOptions = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequestOptions' });

const credential = { id: bytes(1_400), rawId: bytes(1_400), type: z.literal('public-key') };

/** What the browser answers; fields of the standard keep their names. */
const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(2_000),
    attestationObject: bytes(8_000),
    transports: z.array(text(20)).max(10).optional(),
  }),
});

const signedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(2_000),
    authenticatorData: bytes(2_000),
    signature: bytes(8_000),
    userHandle: bytes(200).optional(),
  }),
});

/** Ways to sign in beside password and link: passkeys, and a code as second factor. */
export const signInWaysCalls = {
  'GET /auth/sign-in-ways': {
    group: 'auth',
    identity: 'user',
    summary: 'The own passkeys, and whether signing in asks for a code.',
    rules: 'access-56, access-58',
    ours: true,
    response: z
      .object({
        passkeys: z.array(passkey),
        /** Since when a code is asked for; null: it is not. */
        second_factor_since: milliseconds.nullable(),
        recovery_codes_left: z.int().min(0),
      })
      .meta({ id: 'SignInWays' }),
  },
  'POST /auth/passkey-registration': {
    group: 'auth',
    identity: 'user',
    summary: 'Begins to set up a passkey: what the browser is to sign, once and for minutes.',
    rules: 'access-56',
    ours: true,
    response: creationOptions,
    errors: ['identity.unconfirmed', 'conflict', 'rate.limited'],
  },
  'POST /auth/passkeys': {
    group: 'auth',
    identity: 'user',
    summary: 'Keeps the passkey that the browser has made, and tells its owner by mail.',
    rules: 'access-56',
    ours: true,
    body: z.object({ name: requiredTextSchema(PASSKEY_NAME_MAX), credential: newCredential }),
    response: passkey,
    errors: ['identity.unconfirmed', 'passkey.invalid', 'conflict', 'rate.limited'],
  },
  'DELETE /auth/passkeys/{id}': {
    group: 'auth',
    identity: 'user',
    summary: 'Removes a passkey, and tells its owner by mail.',
    rules: 'access-56',
    ours: true,
    params: idParams,
    response: done,
    errors: ['identity.unconfirmed', 'not_found'],
  },
  'POST /auth/passkey-challenge': {
    group: 'auth',
    identity: 'public',
    summary: 'What a passkey is to sign for signing in, once and for minutes.',
    rules: 'access-57',
    ours: true,
    response: requestOptions,
    errors: ['rate.limited'],
  },
  'POST /auth/passkey-login': {
    group: 'auth',
    identity: 'public',
    summary: 'Signs in with a passkey; it is both factors in one.',
    rules: 'access-57',
    ours: true,
    body: z.object({ credential: signedCredential }),
    response: z.object({ authToken: z.string().min(1) }),
    errors: ['passkey.invalid', 'account.blocked', 'email.unconfirmed', 'rate.limited'],
  },
  'POST /auth/second-factor/setup': {
    group: 'auth',
    identity: 'user',
    summary: 'A new secret for an authenticator app; it counts once a code of it was given.',
    rules: 'access-58',
    ours: true,
    response: z.object({ secret: z.string(), uri: z.string() }).meta({ id: 'SecondFactorSetup' }),
    errors: ['identity.unconfirmed', 'conflict', 'rate.limited'],
  },
  'POST /auth/second-factor': {
    group: 'auth',
    identity: 'user',
    summary: 'Asks for a code from now on; answers the recovery codes, this once.',
    rules: 'access-58',
    ours: true,
    body: z.object({ code: text(40) }),
    response: z.object({ recovery_codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' }),
    errors: ['identity.unconfirmed', 'second_factor.invalid', 'conflict', 'rate.limited'],
  },
  'DELETE /auth/second-factor': {
    group: 'auth',
    identity: 'user',
    summary: 'Asks for no code any more, and tells the owner by mail.',
    rules: 'access-58',
    ours: true,
    response: done,
    errors: ['identity.unconfirmed'],
  },
} as const satisfies CallTable;
