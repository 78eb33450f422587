import { PASSKEYS_MAX, type ParsedBodyOf } from '@silverjobs/contract';
import { eq } from '../../database/drizzle.ts';
import { passkeys, users } from '../../database/schema.ts';
import { Failure } from '../../http/failure.ts';
import type { Requester } from '../../http/requester.ts';
import { addMail } from '../../mail/add-mail.ts';
import { passkeyAddedMail } from '../../mail/templates/sign-in-ways.ts';
import type { Services } from '../../services.ts';
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './challenges.ts';
import { loadWebauthn, relyingParty } from './relying-party.ts';

/** The user as a passkey knows it: a number and no address, because devices keep and show it. */
const handleOf = (usersId: number) => new TextEncoder().encode(`user-${usersId}`);

/** Elliptic curves and RSA, which every authenticator of the last years has one of. */
const ALGORITHMS = [-8, -7, -257];

function refuseTooMany(count: number): void {
  if (count < PASSKEYS_MAX) return;
  throw new Failure('conflict', {
    message: `Sie haben schon ${PASSKEYS_MAX} Passkeys. Bitte entfernen Sie zuerst einen, den Sie nicht mehr brauchen.`,
  });
}

/**
 * What the browser makes a passkey by (access-56).
 * @throws Failure conflict when there are as many as one may have
 */
export async function beginPasskey(services: Services, { usersId, email }: Requester) {
  const known = await services.db.select().from(passkeys).where(eq(passkeys.usersId, usersId));
  refuseTooMany(known.length);
  const { id: rpID, name: rpName } = relyingParty(services);
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: email,
    userDisplayName: email,
    userID: handleOf(usersId),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(services, options.challenge, usersId);
  const excluded = (options.excludeCredentials ?? []).map(({ id, transports }) => ({
    id,
    type: 'public-key' as const,
    ...(transports && { transports }),
  }));
  return {
    challenge: options.challenge,
    rp: { id: rpID, name: rpName },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({
      alg,
      type: 'public-key' as const,
    })),
    timeout: CHALLENGE_MS,
    excludeCredentials: excluded,
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

/** What the browser has made, checked. @throws Failure passkey.invalid */
async function verify(
  services: Services,
  usersId: number,
  { response, ...credential }: ParsedBodyOf<'POST /auth/passkeys'>['credential'],
) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(services);
  const { transports = [], ...attested } = response;
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { ...attested, transports },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => takeChallenge(services, challenge, usersId),
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo) return { ...registrationInfo.credential, transports };
  } catch {
    // What it holds is not for the log: anybody may send anything.
  }
  throw new Failure('passkey.invalid');
}

/**
 * Keeps a passkey, and tells its owner by mail (access-56).
 * @throws Failure passkey.invalid; conflict when it is known or there are as many as one may have
 */
export async function addPasskey(
  services: Services,
  { usersId, email }: Requester,
  { name, credential }: ParsedBodyOf<'POST /auth/passkeys'>,
) {
  const verified = await verify(services, usersId, credential);
  const added = await services.db.transaction(async (db) => {
    // Two at once are counted one after the other.
    await db.select({ id: users.id }).from(users).where(eq(users.id, usersId)).for('update');
    refuseTooMany(await db.$count(passkeys, eq(passkeys.usersId, usersId)));
    const [row] = await db
      .insert(passkeys)
      .values({
        usersId,
        credentialId: verified.id,
        publicKey: Buffer.from(verified.publicKey).toString('base64url'),
        counter: verified.counter,
        transports: verified.transports,
        name,
        createdAt: services.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) {
      throw new Failure('conflict', { message: 'Diesen Passkey haben Sie schon eingerichtet.' });
    }
    const mail = passkeyAddedMail(services.publicUrl, name);
    await addMail(db, services.now(), { recipient: email, usersId, ...mail });
    return row;
  });
  services.workAdded();
  return added;
}
