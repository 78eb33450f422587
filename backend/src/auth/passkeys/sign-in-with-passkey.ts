import type { ParsedBodyOf } from '@silverjobs/contract';
import { and, eq } from '../../database/drizzle.ts';
import { passkeys } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { countAttempt, LIMITS } from '../attempts.ts';
import { refuseUnconfirmed } from '../refuse-unconfirmed.ts';
import { createSession } from '../sessions/create-session.ts';
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './challenges.ts';
import { loadWebauthn, relyingParty } from './relying-party.ts';

type Signed = ParsedBodyOf<'POST /auth/passkey-login'>['credential'];

/** What any passkey of the product is to sign (access-57). @throws Failure rate.limited */
export async function beginSignIn(services: Services, network: string) {
  await countAttempt(services, LIMITS.passkey, network);
  const { id: rpID } = relyingParty(services);
  const { generateAuthenticationOptions } = await loadWebauthn();
  const { challenge } = await generateAuthenticationOptions({ rpID });
  await keepChallenge(services, challenge, null);
  const userVerification = 'required' as const;
  return { challenge, rpId: rpID, timeout: CHALLENGE_MS, userVerification };
}

/** The counter after this signature; null where it is not one of this passkey. */
async function verify(
  services: Services,
  passkey: typeof passkeys.$inferSelect,
  signed: Signed,
): Promise<number | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(services);
  const { userHandle, ...response } = signed.response;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...signed,
        response: { ...response, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => takeChallenge(services, challenge, null),
      expectedOrigin,
      expectedRPID,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // What it holds is not for the log: anybody may send anything.
    return null;
  }
}

/**
 * Signs in with a passkey. The device has asked for a finger, face or number: it is what one has and
 * what one knows, so no code is asked for (access-57).
 * @throws Failure passkey.invalid, account.blocked, email.unconfirmed
 */
export async function signInWithPasskey(
  services: Services,
  signed: Signed,
  network: string,
): Promise<string> {
  const [passkey] = await services.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, signed.id));
  if (!passkey) {
    throw new Failure('passkey.invalid', {
      message: 'Diesen Passkey kennen wir nicht mehr. Bitte melden Sie sich mit Ihrem Passwort an.',
    });
  }
  const counter = await verify(services, passkey, signed);
  if (counter === null) throw new Failure('passkey.invalid');
  await refuseUnconfirmed(services.db, passkey.usersId);
  // Two signatures at the same moment, one of them of a copy: one wins.
  const used = await services.db
    .update(passkeys)
    .set({ counter, lastUsedAt: services.now() })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning({ id: passkeys.id });
  if (used.length === 0) throw new Failure('passkey.invalid');
  return createSession(services, passkey.usersId, { network, secondFactor: true });
}
