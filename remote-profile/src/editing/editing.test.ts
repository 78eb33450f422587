import { draftParser, fieldOfParam, sameValues, textOrNull } from './form-values.ts';
import { updateFailure } from './update-failure.ts';

const form = { postal_code: '50667', street: '' };

test.each([
  [
    { postal_code: '1', street: 'x' },
    { postal_code: '1', street: 'x' },
  ],
  [
    { postal_code: '1', street: 'x', more: 2 },
    { postal_code: '1', street: 'x' },
  ],
  [{ postal_code: 1, street: 'x' }, null],
  [{ street: 'x' }, null],
  ['text', null],
  [null, null],
])('a kept draft %p is read as %p', (kept, read) => {
  expect(draftParser(form)(kept)).toEqual(read);
});

test.each([
  ['location.postal_code', 'postal_code'],
  ['street', 'street'],
  ['location', null],
  ['toString', null],
  [undefined, null],
])('PROF-06 the param %p means the field %p', (param, field) => {
  expect(fieldOfParam(form, param)).toBe(field);
});

test('blank text is none; forms are compared by their fields', () => {
  expect([textOrNull('  '), textOrNull(' a ')]).toEqual([null, 'a']);
  expect(sameValues(form, { ...form })).toBe(true);
  expect(sameValues(form, { ...form, street: ' ' })).toBe(false);
});

/** What the API client throws, as far as it is looked at. */
const failed = (response?: { status: number; data: unknown }) => ({ isAxiosError: true, response });
const answered = (status: number, data: unknown) => failed({ status, data });
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
  ['no response', failed(), 'Unknown error', 'An unexpected error occurred.'],
  ['something else', new Error('x'), 'Unknown error', 'An unexpected error occurred.'],
])('PROF-06 a failure with %s', (_, error, title, message) => {
  expect(updateFailure(error)).toMatchObject({ tone: 'error', title, message });
});
