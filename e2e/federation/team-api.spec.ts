import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, SOON, test } from './support/failing-product.ts';
import { fetchRegistry } from './support/registry.ts';
import { startSeparateProduct } from './support/separate-product.ts';
import { copyWorkspace } from './support/workspace-copy.ts';

const TITLE = 'Weiterbildung';
const FOLDER = 'remote-training';
const PLACES = 'Pirna, Meißen';
const PAGE = `import { useApiGroup } from '@silverjobs/api';
import { Heading, Page, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';

function toPlaces(data: unknown): string[] {
  if (!Array.isArray(data)) throw new Error('These are no places.');
  return data.map(String);
}

export function TrainingPage() {
  const training = useApiGroup('training');
  const { data } = useQuery({
    queryKey: ['training', 'places'],
    queryFn: async () => toPlaces((await training.get('/places')).data),
  });
  return (
    <Page>
      <Heading level={1} tabIndex={-1}>${TITLE}</Heading>
      <Text>{data?.join(', ') ?? 'Orte werden geladen.'}</Text>
    </Page>
  );
}
`;

test('delivery-91 what a page asks a team first is in its document, or begun in its head, and no failure of the team ends the session', {
  tag: ['@federation', '@desktop', '@own'],
}, async ({ page, context, signIn, layout, request, watch }) => {
  test.slow();
  const team = await startTeam();
  const product = await startSeparateProduct('team-api', {
    TEAM_API_URLS: `training=${team.url}/api`,
  });
  const workspace = await copyWorkspace('team-api');
  try {
    await workspace.run('scripts/new-remote.ts', 'training', '--title', TITLE, '--no-install');
    await workspace.link(FOLDER, 'remote-silverplus');
    await workspace.change(
      `${FOLDER}/remote.config.ts`,
      "access: { kind: 'signed-in' },",
      "access: { kind: 'signed-in' },\n      firstTeamCalls: [{ group: 'training', path: '/places' }],",
    );
    await workspace.write(`${FOLDER}/src/training/TrainingPage.tsx`, PAGE);
    await workspace.release('training', product.store);
    const live = async () => 'training' in (await fetchRegistry(request, product.url)).remotes;
    await expect.poll(live, SOON).toBe(true);
    await signIn('free', product.url);
    const address = `${product.url}/training`;

    await test.step('the document brings the answer', async () => {
      await page.goto(address);
      await expect(layout.main.getByText(PLACES)).toBeVisible();
      // The document server has asked, and the browser did not have to.
      expect(team.asked.map(({ origin }) => origin)).toEqual([undefined]);
      expect(team.asked[0]?.authorization).toMatch(/^Bearer ./);
    });

    await test.step('without a first view the head asks, once', async () => {
      team.asked.length = 0;
      const other = await context.browser()?.newContext();
      if (!other) throw new Error('There is no browser.');
      await other.addCookies(await context.cookies());
      await other.addCookies([{ name: 'firstView', value: 'off', url: product.url }]);
      const early = await other.newPage();
      await early.goto(address);
      await expect(early.getByRole('main').getByText(PLACES)).toBeVisible();
      expect(team.asked.map(({ origin }) => origin)).toEqual([product.url]);
      await other.close();
    });

    for (const [name, status, body] of [
      ['that calls the token expired', 401, '{"code":"token.expired"}'],
      ['that is down', 503, ''],
      ['that answers rubbish', 200, '<p>'],
      ['that answers something else', 200, '{"places":7}'],
    ] as const) {
      await test.step(`a server ${name} costs its own page's first view`, async () => {
        watch.expect(/status of (401|503)/, /AxiosError|SyntaxError|These are no places/);
        team.answer = { status, body };
        const document = await page.goto(address);
        expect(document?.headers()['server-timing']).toContain('desc="view"');
        await expect(layout.heading(TITLE)).toBeVisible();
        await expect(layout.main.getByText('Orte werden geladen.')).toBeVisible();
        await layout.go('Nachrichten');
        await expect(layout.heading('Nachrichten')).toBeFocused();
      });
    }
  } finally {
    await page.context().close();
    await product.stop();
    await workspace.remove();
    team.stop();
  }
});

/** A team's own API, which permits every origin, and what it was asked. */
async function startTeam() {
  const asked: Pick<IncomingMessage['headers'], 'origin' | 'authorization'>[] = [];
  const team = {
    asked,
    answer: { status: 200, body: JSON.stringify(PLACES.split(', ')) },
    url: '',
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(({ method, url, headers }, response) => {
    const permitted = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization',
    };
    if (method === 'OPTIONS') return response.writeHead(204, permitted).end();
    if (url === '/api/places') {
      asked.push({ origin: headers.origin, authorization: headers.authorization });
    }
    return response.writeHead(team.answer.status, permitted).end(team.answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  team.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return team;
}
