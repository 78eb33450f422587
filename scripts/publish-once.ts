import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { generateKeyPair } from '../shared/federation/src/store/registry-keys.ts';
import { runToEnd } from './lib/processes.ts';

/**
 * Publishes host and remotes of this state into RELEASE_STORE, for an installation that is set up by
 * containers (operation-14). The first time it makes what nobody gave: the keys of the registry in
 * PRIVATE_FILE, and in TRUST_FILE what document servers need of it. REGISTRY_PRIVATE_KEY in the
 * environment comes before both.
 */
const root = join(import.meta.dirname, '..');
const { PRIVATE_FILE = '', TRUST_FILE = '', REGISTRY_PRIVATE_KEY } = process.env;

const OWNER_ONLY = 0o600;

function makeKeys(): void {
  const { privateKey, publicKey } = generateKeyPair();
  const secret = randomBytes(32).toString('hex');
  const trust = `REGISTRY_PUBLIC_KEYS=${publicKey}\nREPORT_SECRET=${secret}\n`;
  writeFileSync(TRUST_FILE, trust, { mode: OWNER_ONLY });
  writeFileSync(PRIVATE_FILE, `REGISTRY_PRIVATE_KEY=${privateKey}\n`, { mode: OWNER_ONLY });
}

if (!REGISTRY_PRIVATE_KEY) {
  if (!PRIVATE_FILE || !TRUST_FILE) {
    console.error('Set REGISTRY_PRIVATE_KEY, or PRIVATE_FILE and TRUST_FILE to make keys.');
    process.exit(1);
  }
  if (!existsSync(PRIVATE_FILE)) makeKeys();
  Object.assign(process.env, parseEnv(readFileSync(PRIVATE_FILE, 'utf8')));
}
await runToEnd(root, [join(root, 'shared/federation/src/cli/release.ts'), '--all']).catch(() =>
  process.exit(1),
);
