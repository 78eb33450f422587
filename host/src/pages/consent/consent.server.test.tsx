/** @jest-environment node */
import { CONSENT_KEY } from '@silverjobs/shell';
import { expectServerRenderAndHydrate } from '@silverjobs/testing';
import { createElement } from 'react';

test('the settings render on the server and hydrate without a warning, then show the choice', async () => {
  const { html, container, close } = await expectServerRenderAndHydrate({
    route: '/einwilligungen',
    stored: { [CONSENT_KEY]: JSON.stringify({ version: 2, replay: 'granted' }) },
    page: async () => createElement((await import('./ConsentPage.tsx')).ConsentPage),
  });
  expect(html).not.toContain('erlaubt. Das haben Sie gewählt.');
  expect(container.textContent).toContain('erlaubt. Das haben Sie gewählt.');
  await close();
});
