import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { remoteRspackConfig } from '../rspack/remote.ts';
import { buildRemote } from './build-remote.ts';
import { importedNames } from './imported-names.ts';
import { runRspack } from './run-rspack.ts';
import { importedSurface } from './surface.ts';

const root = join(import.meta.dirname, '../../../..');

test('FED-08 a release names what each of its sources uses, also of those joined into one module', async () => {
  const { release } = await buildRemote(root, 'employer');
  const sources = globSync(join(root, 'remote-employer/src/**/*.tsx')).filter(
    (file) => !file.endsWith('.test.tsx'),
  );
  const used = sources.flatMap((file) => importedNames(readFileSync(file, 'utf8'), file));
  const missing = used.filter(([module, name]) => !release.uses?.[module]?.includes(name));
  expect(used.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
  expect(release.uses?.['@silverjobs/ui/overlays']).toContain('ConfirmDialog');
});

test('TEAM-10 a release names what JavaScript and compiled packages in it use, not what stays out', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'remote-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  const compiled = 'node_modules/compiled';
  write(
    `${compiled}/package.json`,
    '{"name":"compiled","type":"module","main":"index.js","sideEffects":false}',
  );
  write(`${compiled}/index.js`, 'export*from"./used.js";export*from"./unused.js";');
  write(
    `${compiled}/used.js`,
    'import{Chip as c,Tag as t}from"@silverjobs/ui";export const used=[c,t];',
  );
  write(`${compiled}/unused.js`, 'import{Gone as g}from"@silverjobs/ui";export const unused=g;');
  write(
    'src/own.js',
    "import { used } from 'compiled';import { Button } from '@silverjobs/ui';\nexport const own = [used, Button];",
  );
  write(
    'src/Page.tsx',
    "import { own } from './own.js';\nimport { ShellProps } from '@silverjobs/shell';\nexport const Page = (props: ShellProps) => [own, props];",
  );
  try {
    const stats = await runRspack(
      remoteRspackConfig({
        dir,
        outDir: join(dir, 'dist'),
        mode: 'production',
        release: 'abc123',
        remote: {
          name: 'own',
          owner: 'Team',
          pages: [
            {
              path: '/own',
              expose: 'Page',
              module: './src/Page.tsx',
              title: 'Seite',
              access: { kind: 'signed-in' },
            },
          ],
          menu: [],
        },
      }),
    );
    expect(await importedSurface(stats)).toEqual({ '@silverjobs/ui': ['Button', 'Chip', 'Tag'] });
  } finally {
    rmSync(dir, { recursive: true });
  }
});
