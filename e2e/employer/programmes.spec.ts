import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { newCandidate } from '../access-pages/support/new-users.ts';
import { applyToCompany } from '../messaging/support/apply-to-company.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { product } from '../support/environment.ts';
import { expect, test } from '../support/test.ts';

/** A host of LOCAL_HOSTS. */
const PARTNER = 'https://partner.example';

interface Call {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * The employer's own programme: serves a feed at /feed.csv, and takes what is posted elsewhere when it comes for
 * the second time.
 */
async function startPartner(feed: string) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/feed.csv') {
      response.setHeader('content-type', 'text/csv; charset=utf-8').end(feed);
      return;
    }
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const name = request.headers['webhook-id'];
      const isKnown = calls.some(({ headers }) => headers['webhook-id'] === name);
      calls.push({ path: request.url, headers: request.headers, body });
      response.writeHead(isKnown ? 204 : 500).end();
    });
  });
  await new Promise<void>((done) => server.listen(product.partnerPort, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { calls, close };
}

/** The check of https://www.standardwebhooks.com, as the page of the programmes says it. */
function isSigned({ headers, body }: Call, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  return headers['webhook-signature'] === `v1,${signature}`;
}

test('REACH-10 employers-85 employers-86 the programme of an employer is told of an application, and its feed is read', {
  tag: ['@employer', '@journey', '@desktop', '@own'],
}, async ({ page, request, signIn }) => {
  const reference = `FEED-${Date.now().toString(36)}`;
  const title = `Nachtwache ${reference}`;
  const feed = [
    'Kennung;Titel;Beschreibung;PLZ;Tätigkeit;Stellentyp;Stunden;Lohn von;Lohn je',
    `${reference};${title};Sie gehen ruhige Runden.;04109;Nachtwache in der Pflege;Minijob;6;15,50;Stunde`,
    `;${title} ohne Kennung;Text;04109;;Minijob;6;;`,
  ].join('\r\n');
  const { calls, close } = await startPartner(feed);
  const path = `/in/${reference}`;
  const address = `${PARTNER}${path}`;
  // Other tests apply to this employer, too, and addresses of runs before may be told as well.
  const callsAbout = (conversation: number) =>
    calls.filter(
      (call) => call.path === path && call.body.includes(`"communication_id":${conversation}`),
    );
  await signIn('companyEmployer');

  const secret = await test.step('an address is named, its secret is said once', async () => {
    await page.goto('/schnittstelle');
    await page.getByLabel(/^Adresse, an die wir melden sollen/).fill(address);
    await page.getByRole('button', { name: 'Adresse hinzufügen' }).click();
    return page.getByLabel('Ihr Geheimnis').inputValue();
  });

  const deliveryOf = (conversation: number) =>
    page.getByRole('listitem').filter({ hasText: `"communication_id":${conversation}` });
  const { id, first } =
    await test.step('an application is told, and refused with 500', async () => {
      const candidate = await newCandidate(request);
      const conversation = await applyToCompany(request, candidate.token);
      await expect.poll(() => callsAbout(conversation)).toHaveLength(1);
      await page.getByRole('link', { name: address }).click();
      const delivery = deliveryOf(conversation);
      await expect(delivery.getByText('Die Adresse hat mit 500 geantwortet.')).toBeVisible();
      await expect(delivery.getByText(/1 Versuch, der nächste am/)).toBeVisible();
      await expectAccessible(page);
      return { id: conversation, first: callsAbout(conversation)[0] };
    });
  expect(first && isSigned(first, secret)).toBe(true);
  expect(first && JSON.parse(first.body)).toMatchObject({ type: 'application.created' });

  await test.step('meanwhile the feed is looked at and taken over for its price; read again as a file it changes nothing', async () => {
    const look = page.getByRole('button', { name: 'Ansehen, was geschieht' });
    await page.goto('/jobs');
    await page.getByRole('link', { name: 'Anzeigen einlesen' }).click();
    await page.getByRole('radio', { name: /^Eine Adresse im Internet/ }).check();
    await page.getByLabel('Adresse des Feeds').fill(`${PARTNER}/feed.csv`);
    await look.click();
    await expect(page.getByRole('heading', { name: 'Neu (1)' })).toBeVisible();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText('Die Kennung fehlt.')).toBeVisible();
    await expectAccessible(page);
    const button = /^Zahlungspflichtig übernehmen für 58,31\s€$/;
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: button }).click();
    await expect(page.getByText('Lesen Sie dieselbe Datei noch einmal ein')).toBeVisible();
    await page.goto('/jobs');
    await expect(page.getByRole('article', { name: title })).toHaveCount(1);

    await page.goto('/anzeigen-einlesen');
    // The same as a file, as spreadsheets write it.
    const buffer = Buffer.from(feed, 'latin1');
    const file = { name: 'anzeigen.csv', mimeType: 'text/csv', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await look.click();
    await expect(page.getByText('Es gibt nichts zu tun')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Unverändert (1)' })).toBeVisible();
  });

  await test.step('it is sent once more under the same name', async () => {
    await page.goto('/schnittstelle');
    await page.getByRole('link', { name: address }).click();
    const delivery = deliveryOf(id);
    // By itself it would be sent a minute after the first attempt (webhooks.test.ts). Pressed, it counts anew.
    await delivery.getByRole('button', { name: /^Noch einmal senden/ }).click();
    await expect(delivery.getByText(/1 Versuch, Antwort: 204/)).toBeVisible();
    await expect(delivery.getByText('Angekommen')).toBeVisible();
    const told = callsAbout(id);
    expect(told).toHaveLength(2);
    expect(told.every((call) => isSigned(call, secret))).toBe(true);
    expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(told[1]?.body).toBe(told[0]?.body);
  });

  await test.step('the address is told nothing any more', async () => {
    await page.goto('/schnittstelle');
    await page.getByRole('button', { name: `Löschen: Adresse ${address}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Adresse löschen' }).click();
    await expect(page.getByRole('link', { name: address })).toHaveCount(0);
  });
  await close();
});
