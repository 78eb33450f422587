import { setTimeout } from 'node:timers/promises';

jest.setTimeout(50);

describe('of one kind each', () => {
  test('passes', () => {
    process.env.LEFT_BEHIND = 'yes';
    expect(jest.fn(() => 1)()).toBe(1);
  });
  test('fails', () => expect({ found: 1 }).toEqual({ found: 2 }));
  test('takes too long', () => setTimeout(10_000, undefined, { ref: false }));
  test('asserts nothing', () => expect.hasAssertions());
  test.skip('is skipped', () => {});
});
