import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { baseUrl, root } from '../support/environment.ts';
import { expect, test } from '../support/test.ts';
import { type Differences, makeEarlierStore } from './earlier-store.ts';

/** Runs `pnpm compat` against a store with such earlier releases. */
async function runCompat(name: string, differences: Differences) {
  const store = await makeEarlierStore(name, differences);
  const script = join(root, 'e2e/tools/compat.ts');
  const args = [script, ...Object.keys(differences), '--store', store, '--mixed'];
  const env = { ...process.env, BASE_URL: baseUrl };
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

test.describe('releases with those before', { tag: ['@federation', '@desktop', '@own'] }, () => {
  test('FED-08 what does not fit is refused with its reason before it runs, what fits by its words and breaks in the browser is found, and the check fails', async () => {
    const { code, output } = await runCompat('misfits', {
      silverplus: ({ requires }) => ({
        requires: { ...requires, '@silverjobs/contract': '^99.0.0' },
      }),
      'ai-assistants': ({ requires }) => ({ requires: { ...requires, react: '^99.0.0' } }),
      profile: ({ uses }) => ({ uses: { ...uses, '@silverjobs/ui': ['NoSuchPart'] } }),
      messaging: ({ pages }) => ({
        pages: pages.map((page) => ({ ...page, expose: `${page.expose}OfBefore` })),
      }),
    });
    expect(output).toMatch(/^silverplus +\(none before\) +REFUSED$/m);
    const refused = (remote: string, reason: string) =>
      `- ${remote}, before on current host, refused: ${remote} ${reason}`;
    expect(output).toContain(refused('silverplus', 'needs @silverjobs/contract ^99.0.0; the host'));
    expect(output).toContain(refused('ai-assistants', 'needs react ^99.0.0; the host gives'));
    expect(output).toContain(refused('profile', 'uses NoSuchPart of @silverjobs/ui, which'));
    expect(output).toMatch(/^messaging +\(none before\) +BROKEN$/m);
    expect(output).toMatch(
      /- messaging, before on current host, broken: \/messages shows the failure FED-\d{3}/,
    );
    expect(code).toBe(1);
  });
});
