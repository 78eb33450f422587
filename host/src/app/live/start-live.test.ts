import { writeAuthToken } from '@silverjobs/shell';
import { streamToken } from './start-live.ts';

test('access-22 the stream of news begins with no token that is about to end', () => {
  writeAuthToken('mine');
  let ending = false;
  const session = { isEnding: () => ending };
  expect(streamToken(session)).toBe('mine');
  ending = true;
  expect(streamToken(session)).toBeNull();
  writeAuthToken(null);
});
