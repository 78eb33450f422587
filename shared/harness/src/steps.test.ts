import { describe as describeError, runStep } from './steps.ts';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('a failed step is named, with status and body of the answer', async () => {
  const refusal = Object.assign(new Error('Request failed with status code 401'), {
    response: { status: 401, data: { code: 'login.invalid' } },
  });
  expect(await runStep('Sign in', () => Promise.reject(refusal))).toEqual({
    kind: 'failed',
    failure: {
      step: 'Sign in',
      detail: 'Request failed with status code 401\n401 {"code":"login.invalid"}',
    },
  });
});

test('a step that ends well gives its value', async () => {
  expect(await runStep('Sign in', async () => 'token')).toEqual({ kind: 'done', value: 'token' });
});

test.each([
  [new Error('broken'), 'broken'],
  ['text', 'text'],
  [null, 'null'],
])('%p reads as %j', (error, text) => expect(describeError(error)).toBe(text));
