import type { Request } from '@playwright/test';
import { newCandidate } from '../access-pages/support/new-users.ts';
import { baseUrl } from '../support/environment.ts';
import { storeToken } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { applyToCompany } from './support/apply-to-company.ts';

const isStream = (request: Request) => new URL(request.url()).pathname === '/api/events';

test('MSG-10 all tabs of a browser share one stream; a new message shows in menu and title, and goes once it is read', {
  tag: ['@messaging', '@desktop'],
}, async ({ page, context, request, layout, tokenOf }) => {
  test.slow();
  const streams: Request[] = [];
  context.on('request', (asked) => {
    if (isStream(asked)) streams.push(asked);
  });
  const candidate = await newCandidate(request);
  const id = await applyToCompany(request, candidate.token);
  const employer = await tokenOf('companyEmployer');
  await storeToken(context, baseUrl, candidate.token);
  const stream = page.waitForResponse((response) => isStream(response.request()));
  await page.goto('/');
  await stream;
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.title()).not.toMatch(/^\(/);

  const write = (message: string) =>
    request.post('/api/message', {
      headers: { authorization: `Bearer ${employer}` },
      data: { communication_id: id, type: 'outreach', message },
    });
  await write('Passt Ihnen Mittwoch?');
  const entry = layout.sideMenu.getByRole('link', { name: /^Nachrichten/ });
  await expect(entry).toHaveAccessibleName(/^Nachrichten 1 ungelesene Nachricht$/);
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(other).toHaveTitle(/^\(1\) Mein Konto/);
  await write('Oder Donnerstag?');
  await expect(entry).toHaveAccessibleName(/^Nachrichten 2 ungelesene Nachrichten$/);

  await layout.go('Nachrichten');
  await page.getByRole('link', { name: /Gesprächsverlauf/ }).click();
  await expect(page.getByText('Oder Donnerstag?')).toBeVisible();
  await expect(entry).toHaveAccessibleName('Nachrichten');
  await expect(other).toHaveTitle(/^Mein Konto/);
  expect(streams).toHaveLength(1);
  await other.close();
});
