import { type UserEvent, userEvent } from '@testing-library/user-event';

/**
 * Somebody with mouse and keyboard. Styles, which no unit test has, are not asked whether they let a pointer through, and
 * between two keys of a text nothing else runs: both cost pages a seventh of their time.
 * @param advanceTimers of a test with a clock of its own: `jest.advanceTimersByTime`
 */
export function createPerson(advanceTimers: (ms: number) => void = () => {}): UserEvent {
  const options = { pointerEventsCheck: 0, advanceTimers };
  const { type } = userEvent.setup({ ...options, delay: null });
  return { ...userEvent.setup(options), type };
}
