import * as z from 'zod/mini';
import {
  chosen,
  email,
  newPassword,
  orEmpty,
  phoneNumber,
  postalCode,
  requiredTextField,
  tooLongBy,
} from './rules.ts';

const textsOf = (rule: z.ZodMiniType, value: unknown) =>
  (rule.safeParse(value).error?.issues ?? []).map(({ message }) => message);

const TELEPHONE = 'Bitte prüfen Sie die Telefonnummer: 6 bis 15 Ziffern, zum Beispiel 0221 123456.';

const name = requiredTextField(5, 'Bitte ausfüllen.');

test.each([
  ['a text', name, 'Ute', []],
  ['spaces around', name, '  Ute Neu'.slice(0, 7), []],
  ['spaces only', name, ' \n', ['Bitte ausfüllen.']],
  ['a long text', name, 'Ute Neu', ['Bitte kürzen Sie den Text auf 5 Zeichen.']],
  [
    'a limit in thousands',
    requiredTextField(5_000, ''),
    'x'.repeat(5_001),
    ['Bitte kürzen Sie den Text auf 5.000 Zeichen.'],
  ],
  ['an address', email(), ' Ute@Example.org', []],
  ['no address', email(), ' ', ['Bitte geben Sie Ihre E-Mail-Adresse ein!']],
  [
    'half an address',
    email(),
    'ute@',
    ['Bitte geben Sie Ihre E-Mail-Adresse ein!\nDas ist keine gültige E-Mail-Adresse.'],
  ],
  ['a short password', newPassword, 'kurz', ['Das Passwort braucht mindestens 10 Zeichen.']],
  ['no telephone', phoneNumber, '', []],
  ['a telephone', phoneNumber, '+49 (0) 221 / 123-456', []],
  ['words as a telephone', phoneNumber, 'abends anrufen', [TELEPHONE]],
  ['a text around a telephone', phoneNumber, '0221 123456 abends', [TELEPHONE]],
  ['half a telephone', phoneNumber, '0221', [TELEPHONE]],
  ['two telephones', phoneNumber, '0221 123456 / 0171 1234567', [TELEPHONE]],
  ['no choice', chosen('Bitte wählen.'), null, ['Bitte wählen.']],
  ['an empty postal code that may be', orEmpty(postalCode('Fünf Ziffern.')), ' ', []],
  ['half a postal code', orEmpty(postalCode('Fünf Ziffern.')), '506', ['Fünf Ziffern.']],
])('the rule for %s', (_, rule, value, texts) => {
  expect(textsOf(rule, value)).toEqual(texts);
});

test('no password: what is missing is said before how long it must be', () => {
  expect(textsOf(newPassword, '')[0]).toBe('Bitte geben Sie Ihr Passwort ein!');
});

test('a text too long says by how much, blanks at its ends not counted', () => {
  const rule = requiredTextField(
    3,
    '',
    tooLongBy(3, (over) => `${over} zu viel`),
  );
  expect(textsOf(rule, ' abcde ')).toEqual(['2 zu viel']);
});

test('a rule is part of a schema of the backend', () => {
  expect(z.object({ name }).parse({ name: ' Ute ' })).toEqual({ name: 'Ute' });
});
