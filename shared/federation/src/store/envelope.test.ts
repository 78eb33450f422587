import { type Keyring, keyName, openSealed, readPublicKey, sealText } from './envelope.ts';
import { generateKeyPair, readKeyring } from './registry-keys.ts';

const ours = generateKeyPair();
const theirs = generateKeyPair();
const keyringOf = (env: Parameters<typeof readKeyring>[0]): Keyring => readKeyring(env, null);
const signer = keyringOf({ REGISTRY_PRIVATE_KEY: ours.privateKey });
const reader = keyringOf({ REGISTRY_PUBLIC_KEYS: ours.publicKey });

test('FED-06 what was signed can be opened with the public key alone', () => {
  expect(openSealed(sealText('{"revision":1}', signer), reader)).toBe('{"revision":1}');
});

const sealed = () => JSON.parse(sealText('{"revision":1}', signer));
const base64 = (text: string) => Buffer.from(text).toString('base64');
const foreign = keyringOf({ REGISTRY_PRIVATE_KEY: theirs.privateKey });

test.each([
  ['another text', () => ({ ...sealed(), payload: base64('{"revision":2}') })],
  ['a signature of somebody else', () => JSON.parse(sealText('{"revision":1}', foreign))],
  [
    'a signature of somebody else under our name',
    () => {
      const { signatures } = JSON.parse(sealText('{"revision":1}', foreign));
      const keyid = keyName(readPublicKey(ours.publicKey));
      return { ...sealed(), signatures: [{ ...signatures[0], keyid }] };
    },
  ],
  ['no signature', () => ({ ...sealed(), signatures: [] })],
  ['another kind of text', () => ({ ...sealed(), payloadType: 'application/json' })],
  ['more than the form allows', () => ({ ...sealed(), extra: true })],
  ['a registry without an envelope', () => ({ schema: 1, revision: 1, host: null, remotes: {} })],
])('FED-06 refused: %s', (_, envelope) => {
  expect(() => openSealed(JSON.stringify(envelope()), reader)).toThrow();
});

test('FED-06 a rotation: while both keys are known both count, afterwards the old one does not', () => {
  const before = sealText('old', signer);
  const after = sealText('new', foreign);
  const both = keyringOf({ REGISTRY_PUBLIC_KEYS: `${ours.publicKey}, ${theirs.publicKey}` });
  expect([before, after].map((text) => openSealed(text, both))).toEqual(['old', 'new']);
  const later = keyringOf({ REGISTRY_PUBLIC_KEYS: theirs.publicKey });
  expect(() => openSealed(before, later)).toThrow('No signature of the registry is valid');
});

test('who only reads cannot sign', () => {
  expect(() => sealText('text', reader)).toThrow('REGISTRY_PRIVATE_KEY');
});

test('without keys and without a local store nothing is opened', () => {
  expect(() => readKeyring({}, null)).toThrow('REGISTRY_PUBLIC_KEYS');
});
