import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

/** Browsers load these: nothing in them may lead to Zod. */
const FREE = [
  './constants',
  './access',
  './paths',
  './redirect-path',
  './formats',
  './error-codes',
  './neutral-form',
  './fold-text',
  './position-search',
  './html-to-text',
  './location-label',
  './plans',
  './terms-of-use',
  './withdrawal-instruction',
  './job-text',
  './vat',
  './trim-end',
  './failure-texts',
  './clean-text',
] as const;

function importsOf(file: string): string[] {
  const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  return [...source.matchAll(/^(?:import|export)\s(?!type)[^;]*?from '([^']+)'/gm)].map(
    ([, name]) => name ?? '',
  );
}

function reachable(file: string): string[] {
  const folder = join(file, '..');
  return importsOf(file).flatMap((name) =>
    name.startsWith('.') ? [name, ...reachable(join(folder, name))] : [name],
  );
}

test.each(FREE)('the entry %s does not load Zod', (entry) => {
  expect(reachable(manifest.exports[entry] ?? '').filter((name) => !name.startsWith('.'))).toEqual(
    [],
  );
});

test.each(
  readdirSync(join(import.meta.dirname, 'forms')).filter((file) => !file.includes('.test.')),
)('the form rules of %s load only Zod Mini', (file) => {
  const loaded = reachable(`./src/forms/${file}`).filter((name) => !name.startsWith('.'));
  expect([...new Set(loaded)]).toEqual(['zod/mini']);
});

test('the check finds Zod where it is', () => {
  expect(reachable(manifest.exports['.'] ?? '')).toContain('zod');
});
