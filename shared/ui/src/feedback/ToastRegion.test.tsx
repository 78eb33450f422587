import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ToastNotice } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const sent: ToastNotice = { id: '1', tone: 'success', message: 'Gesendet', duration: 2000 };
const failed: ToastNotice = { id: '2', tone: 'error', message: 'Gescheitert', duration: 2000 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('errors interrupt, other notices wait their turn', () => {
  render(<ToastRegion notices={[sent, failed]} onDismiss={jest.fn()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Fehler: Gescheitert');
  expect(screen.getByRole('status')).toHaveTextContent('Erfolg: Gesendet');
});

test('AGE-03 layout-33 a notice is read as a whole, and those before it are not read again', () => {
  render(<ToastRegion notices={[sent, { ...sent, id: '3' }]} onDismiss={jest.fn()} />);
  const group = screen.getByRole('status');
  expect(group).toHaveAttribute('aria-atomic', 'false');
  const notices = [...group.children].map((notice) => notice.getAttribute('aria-atomic'));
  expect(notices).toEqual(['true', 'true']);
});

test('layout-15 a notice goes after its time, an error stays until it is closed', () => {
  const onDismiss = jest.fn();
  render(<ToastRegion notices={[sent, failed]} onDismiss={onDismiss} />);
  act(() => jest.advanceTimersByTime(1999));
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDismiss.mock.calls).toEqual([['1']]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Schließen' })[0] as HTMLElement);
  expect(onDismiss).toHaveBeenLastCalledWith('2');
});

test.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focusIn, fireEvent.focusOut],
])('nothing goes away while %s is on it', (_what, enter, leave) => {
  const onDismiss = jest.fn();
  render(<ToastRegion notices={[sent]} onDismiss={onDismiss} />);
  const region = screen.getByRole('region', { name: 'Meldungen' });
  enter(region);
  act(() => jest.advanceTimersByTime(60_000));
  expect(onDismiss).not.toHaveBeenCalled();
  leave(region);
  act(() => jest.advanceTimersByTime(2000));
  expect(onDismiss).toHaveBeenCalledWith('1');
});
