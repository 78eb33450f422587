import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { z } from 'zod';

/** Kinds of signed texts; part of what is signed, so that none can pose as another. */
export type SealedKind = 'registry' | 'preview' | 'hashes' | 'history' | 'request';

const payloadType = (kind: SealedKind) => `application/vnd.silverjobs.${kind}+json`;

/** A signed text in the form of DSSE, as in-toto and Sigstore use it. */
const EnvelopeSchema = z.strictObject({
  payloadType: z.string(),
  payload: z.base64(),
  signatures: z
    .array(z.strictObject({ keyid: z.string(), sig: z.base64() }))
    .min(1)
    .max(8),
});

/** Keys that sign and check registries. */
export interface Keyring {
  /** Whoever only reads has none. */
  privateKey?: KeyObject;
  /** Public keys whose signature counts, by their name. */
  publicKeys: Map<string, KeyObject>;
}

/** Name of a key: what both halves of a pair have in common. */
export function keyName(key: KeyObject): string {
  const half = key.type === 'private' ? createPublicKey(key) : key;
  const der = half.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

/** What is signed: the kind and the text with their lengths, so that neither can pose as the other. */
function signedBytes(payload: Buffer, kind: SealedKind): Buffer {
  const type = payloadType(kind);
  const head = `DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

/**
 * Signs a text.
 * @throws when there is no private key
 */
export function sealText(
  text: string,
  { privateKey }: Keyring,
  kind: SealedKind = 'registry',
): string {
  if (!privateKey) throw new Error('There is no private key: REGISTRY_PRIVATE_KEY.');
  const payload = Buffer.from(text);
  const signature = sign(null, signedBytes(payload, kind), privateKey);
  const envelope: z.infer<typeof EnvelopeSchema> = {
    payloadType: payloadType(kind),
    payload: payload.toString('base64'),
    signatures: [{ keyid: keyName(privateKey), sig: signature.toString('base64') }],
  };
  return JSON.stringify(envelope);
}

/**
 * The text of an envelope, after one of its signatures was found to be right.
 * @throws when none is: nothing of the text may be used
 */
export function openSealed(
  envelope: string,
  { publicKeys }: Keyring,
  kind: SealedKind = 'registry',
): string {
  const { payload, payloadType: type, signatures } = EnvelopeSchema.parse(JSON.parse(envelope));
  if (type !== payloadType(kind)) throw new Error(`This is no ${kind}, but ${type}.`);
  const bytes = Buffer.from(payload, 'base64');
  const valid = signatures.some(({ keyid, sig }) => {
    const key = publicKeys.get(keyid);
    return (
      key !== undefined && verify(null, signedBytes(bytes, kind), key, Buffer.from(sig, 'base64'))
    );
  });
  if (valid) return bytes.toString('utf8');
  const names = signatures.map(({ keyid }) => keyid).join(', ');
  throw new Error(
    `No signature of the registry is valid (${names}); known keys: ${[...publicKeys.keys()].join(', ')}.`,
  );
}

/** A private key as the environment holds it: base64 of PKCS #8. */
export function readPrivateKey(base64: string): KeyObject {
  const key = createPrivateKey({
    key: Buffer.from(base64, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error('The private key is not an Ed25519 key.');
  return key;
}

/** A public key as the environment holds it: base64 of SPKI. */
export function readPublicKey(base64: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The public key is not an Ed25519 key.');
  return key;
}
