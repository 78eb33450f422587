import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { CallKey } from '@silverjobs/contract';
import { stepAt, totpCode } from '../auth/second-factor/totp.ts';
import type { TestApp } from './test-app.ts';

const RP_ID = 'test.example';
const ORIGIN = 'https://test.example';
const VERIFIED_AND_PRESENT = 0x05;
const PRESENT = 0x01;
const WITH_CREDENTIAL = 0x40;

const b64 = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** What a test makes of a request of the server. */
type Asked = { readonly challenge: string; readonly origin?: string; readonly rpId?: string };

/** A device with a passkey on it, made of the standard (WebAuthn, ES256, no attestation). */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const credential = { id: b64(id), rawId: b64(id), type: 'public-key' as const };
  const clientData = (type: string, asked: Asked) =>
    Buffer.from(
      JSON.stringify({ type, challenge: asked.challenge, origin: asked.origin ?? ORIGIN }),
    );
  const head = (asked: Asked, flags: number, counter: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(asked.rpId ?? RP_ID), Buffer.from([flags]), count]);
  };
  return {
    id: credential.id,
    /** @param verified whether the device has asked for a finger, face or number */
    create(asked: Asked, { verified = true } = {}) {
      const flags = (verified ? VERIFIED_AND_PRESENT : PRESENT) | WITH_CREDENTIAL;
      const authData = Buffer.concat([
        head(asked, flags, 0),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cose,
      ]);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ]);
      const clientDataJSON = b64(clientData('webauthn.create', asked));
      const response = { clientDataJSON, attestationObject: b64(attestation) };
      return { ...credential, response: { ...response, transports: ['internal'] } };
    },
    /** @param counter how often it was used, as it says */
    sign(asked: Asked, { verified = true, counter = 0 } = {}) {
      const authenticatorData = head(asked, verified ? VERIFIED_AND_PRESENT : PRESENT, counter);
      const client = clientData('webauthn.get', asked);
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(client)]))
        .sign(privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(authenticatorData),
          signature: b64(signature),
        },
      };
    },
  };
}

/**
 * The body of a call that answers to what the server has just asked, sent as the candidate; undefined for
 * every other call.
 */
export async function answerToAsked(api: TestApp, key: CallKey): Promise<object | undefined> {
  const device = createAuthenticator();
  const register = async () => {
    const { body } = await api.send('POST /auth/passkey-registration', {}, 'candidate');
    return { name: 'Mein Telefon', credential: device.create(body) };
  };
  if (key === 'POST /auth/passkeys') return register();
  if (key === 'POST /auth/passkey-login') {
    await api.send('POST /auth/passkeys', { body: await register() }, 'candidate');
    const { body } = await api.send('POST /auth/passkey-challenge', {}, null);
    return { credential: device.sign(body) };
  }
  if (key === 'POST /auth/second-factor') {
    const { body } = await api.send('POST /auth/second-factor/setup', {}, 'candidate');
    return { code: totpCode(body.secret, stepAt(api.clock.now)) };
  }
  return undefined;
}
