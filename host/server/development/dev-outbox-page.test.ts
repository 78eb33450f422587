/** @jest-environment <rootDir>/shared/testing/src/jest/jsdom-environment.cjs */
import { type OutboxMail, renderOutbox } from './dev-outbox-page.ts';

const mail: OutboxMail = {
  id: 2,
  recipient: 'renate@test.example',
  subject: 'Neue Bewerbung: <img src=x onerror=alert(1)>',
  text: 'Guten Tag,\n\nhttps://test.example/login?token=t1\n</pre><script>alert(2)</script>',
  html: '<!doctype html><html lang="de"><head><title>x</title></head><body><p style="color:red">Hallo "Sie"</p><a href="https://test.example/login?token=t1&amp;x=1">Jetzt</a></body></html>',
  created_at: Date.UTC(2026, 10, 21, 23, 5),
};

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const render = (mails: OutboxMail[] | null) => parse(renderOutbox(mails, 'n0nce'));

test('delivery-29 API-05 the page lists recipient, subject and time in Berlin, the newest open', () => {
  const page = render([mail, { ...mail, id: 1, subject: 'Älter' }]);
  const items = [...page.querySelectorAll('.mails > li')];
  expect(items.map((item) => item.querySelector('.subject')?.textContent)).toEqual([
    mail.subject,
    'Älter',
  ]);
  expect(items.map((item) => item.querySelector('details')?.open)).toEqual([true, false]);
  expect(items[0]?.querySelector('.facts')?.textContent).toContain('An renate@test.example');
  expect(items[0]?.querySelector('time')?.textContent).toBe('22.11.2026 00:05');
  expect(items[0]?.querySelector('pre')?.textContent).toBe(mail.text);
  expect(page.querySelectorAll('h1')).toHaveLength(1);
});

test('delivery-29 a mail is shown in a sandbox without scripts, and is only text outside of it', () => {
  const page = render([mail]);
  expect(page.querySelector('script, img')).toBeNull();
  const frame = page.querySelector('iframe');
  expect(frame?.getAttribute('sandbox')).toBe('allow-top-navigation-by-user-activation');
  expect(frame?.title).toBe(`Inhalt der E-Mail: ${mail.subject}`);
});

test('delivery-29 the links of a mail open in the window', () => {
  const inside = parse(render([mail]).querySelector('iframe')?.getAttribute('srcdoc') ?? '');
  expect(inside.querySelector('base')?.target).toBe('_top');
  expect(inside.querySelector('a')?.getAttribute('href')).toBe(
    'https://test.example/login?token=t1&x=1',
  );
  expect(inside.querySelector('p')?.textContent).toBe('Hallo "Sie"');
});

test('an empty outbox says how to fill it, one out of reach says so', () => {
  const empty = render([]).querySelector('.notice');
  expect(empty?.textContent).toContain('Noch keine E-Mail');
  expect(empty?.querySelector('a')?.getAttribute('href')).toBe('/login/link');
  expect(render(null).querySelector('[role=alert]')?.textContent).toContain('nicht erreichbar');
});
