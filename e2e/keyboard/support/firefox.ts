import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseUrl } from '../../support/environment.ts';
import { withFaces } from '../../support/fonts.ts';
import { type Bidi, connectBidi } from './bidi.ts';
import { firefoxReader } from './firefox-reader.ts';
import type { Engine } from './reader.ts';

/** The browser asks nobody anything, and speaks German as our users' do. */
const PREFERENCES = `
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('browser.startup.page', 0);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('app.update.enabled', false);
user_pref('browser.safebrowsing.update.enabled', false);
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('services.settings.server', 'data:,');
user_pref('extensions.getAddons.cache.enabled', false);
user_pref('intl.accept_languages', 'de-DE, de');
`;

/** Debian's Firefox, which speaks WebDriver BiDi by itself. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'silverjobs-firefox-'));
  await writeFile(join(profile, 'user.js'), PREFERENCES);
  const child = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...withFaces(),
        HOME: profile,
        MOZ_HEADLESS_WIDTH: '1366',
        MOZ_HEADLESS_HEIGHT: '985',
      },
    },
  );
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const bidi = await connectBidi(`${await addressIn(child.stderr)}/session`);
    await bidi.send('session.new', { capabilities: {} });
    await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
    return { newReader: () => newReader(bidi), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Each reader has cookies and storage of its own. */
async function newReader(bidi: Bidi) {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  await bidi.send('browsingContext.setViewport', {
    context,
    viewport: { width: 1366, height: 900 },
  });
  return firefoxReader(bidi, { context, userContext }, baseUrl);
}

/** Firefox says where it listens. */
function addressIn(stream: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stream.on('data', (part) => {
      said += part;
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    stream.once('end', () => reject(new Error(`Firefox does not start:\n${said}`)));
  });
}
