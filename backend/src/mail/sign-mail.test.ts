import { DEMO_IMPRINT } from '../imprint/imprint.ts';
import { signMail } from './sign-mail.ts';
import { writeLetter } from './write-letter.ts';

const letter = writeLetter('https://silverjobs.example', {
  subject: 'Ihr Kurs',
  heading: 'Ihr Kurs',
  paragraphs: ['Bis bald.'],
});

test('OPER-09 every mail that goes out ends with who sends it, in text and HTML', () => {
  const { text, html, subject } = signMail(letter, {
    ...DEMO_IMPRINT,
    name: 'Weber & $& Söhne <GmbH>',
    register: 'Amtsgericht Köln, HRB 1234',
  });
  expect(subject).toBe('Ihr Kurs');
  expect(text.split('\n').slice(-3)).toEqual([
    'Weber & $& Söhne <GmbH>, Musterstraße 1, 50667 Köln',
    'Erika Mustermann, Amtsgericht Köln, HRB 1234',
    'Telefon 0221 4710000',
  ]);
  expect(html).toContain(
    'Weber &amp; $&amp; Söhne &lt;GmbH&gt;, Musterstraße 1, 50667 Köln<br>Erika Mustermann, Amtsgericht Köln, HRB 1234<br>Telefon 0221 4710000',
  );
});

test('OPER-09 operation-18 the head of a mail says what the operator calls itself, by default the product', () => {
  expect(signMail(letter, DEMO_IMPRINT).html).toMatch(/>silverjobs<\/td>/);
  const { html } = signMail(letter, DEMO_IMPRINT, 'Jobs & mehr');
  expect(html).toMatch(/>Jobs &amp; mehr<\/td>/);
  expect(html).not.toMatch(/>silverjobs<\/td>/);
});

test('OPER-09 what nobody has configured leaves no empty line', () => {
  const none = { represented_by: null, register: null, phone: null };
  const { text, html } = signMail(letter, { ...DEMO_IMPRINT, ...none });
  expect(text.endsWith('/impressum\nsilverjobs Vorführung, Musterstraße 1, 50667 Köln')).toBe(true);
  expect(html).not.toMatch(/<br>\s*<br>|null/);
});
