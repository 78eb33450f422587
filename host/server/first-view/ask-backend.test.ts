import { createBreaker } from './ask-backend.ts';

test('VIEW-02 a backend that fails five times in a row is spared for two seconds', () => {
  let time = 0;
  const breaker = createBreaker(() => time);
  const note = (...answers: boolean[]) => answers.forEach(breaker.note);
  note(false, false, false, false, true, false, false, false, false);
  expect(breaker.isOpen()).toBe(false);
  note(false);
  expect(breaker.isOpen()).toBe(true);
  time = 2_000;
  expect(breaker.isOpen()).toBe(false);
  note(false);
  expect(breaker.isOpen()).toBe(true);
  time = 4_000;
  note(true, false, false, false, false);
  expect(breaker.isOpen()).toBe(false);
});
