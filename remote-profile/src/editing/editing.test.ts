/** @jest-environment node */
import { textOrNull } from './form-values.ts';
import { updateFailure } from './update-failure.ts';

test('blank text is none', () => {
  expect([textOrNull('  '), textOrNull(' a ')]).toEqual([null, 'a']);
});

/** What the API client throws, as far as it is looked at. */
const failed = (response?: { status: number; data: unknown }) => ({ isAxiosError: true, response });
const answered = (status: number, data: unknown) => failed({ status, data });
/** The fixed texts stand below these (words-4). */
const NO_ANSWER = [
  'Ihre Angaben wurden nicht gespeichert',
  'Es kam keine Antwort. Bitte prüfen Sie Ihre Internetverbindung.',
] as const;
const body = { code: 'validation.failed', message: 'Das geht nicht.' };

test.each([
  [
    'the payload’s param',
    answered(400, { ...body, payload: { param: 'phone' } }),
    'phone',
    'Das geht nicht.',
  ],
  [
    'the param',
    answered(400, { ...body, param: 'location.street' }),
    'location.street',
    'Das geht nicht.',
  ],
  [
    'the message alone',
    answered(403, body),
    'Ihre Angaben wurden nicht gespeichert',
    'Das geht nicht.',
  ],
  [
    'an answer that is no error of the API',
    answered(502, '<html>'),
    'Ihre Angaben wurden nicht gespeichert',
    'Bitte versuchen Sie es später noch einmal.',
  ],
  ['no response', failed(), ...NO_ANSWER],
  ['something else', new Error('x'), ...NO_ANSWER],
])('PROF-06 a failure with %s', (_, error, title, message) => {
  expect(updateFailure(error)).toMatchObject({ tone: 'error', title, message });
});
