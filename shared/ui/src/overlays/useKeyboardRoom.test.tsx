import { act, renderHook } from '@testing-library/react';
import { useKeyboardRoom } from './useKeyboardRoom.ts';

const rooms = () => {
  const { style } = document.documentElement;
  return ['--sj-hidden-above', '--sj-hidden-below'].map((name) => style.getPropertyValue(name));
};

/** A window of 768 px whose visible part can change. */
function visibleWindow() {
  const view = Object.assign(new EventTarget(), { height: 768, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  const show = (part: Partial<typeof view>) =>
    act(() => {
      Object.assign(view, part);
      view.dispatchEvent(new Event('resize'));
    });
  return { show };
}

afterEach(() => Reflect.deleteProperty(window, 'visualViewport'));

test('PICK-07 an open dialog makes room for the on-screen keyboard, a closed one does not', () => {
  const { show } = visibleWindow();
  const { rerender } = renderHook(({ open }) => useKeyboardRoom(open), {
    initialProps: { open: true },
  });
  expect(rooms()).toEqual(['0px', '0px']);
  show({ height: 468 });
  expect(rooms()).toEqual(['0px', '300px']);
  show({ offsetTop: 120 });
  expect(rooms()).toEqual(['120px', '180px']);
  show({ height: 768, offsetTop: 0 });
  expect(rooms()).toEqual(['0px', '0px']);
  rerender({ open: false });
  expect(rooms()).toEqual(['', '']);
});

test('magnified with two fingers there is no keyboard', () => {
  const { show } = visibleWindow();
  renderHook(() => useKeyboardRoom(true));
  show({ height: 384, offsetTop: 100, scale: 2 });
  expect(rooms()).toEqual(['0px', '0px']);
});

test('browsers without a visual viewport keep the whole window', () => {
  renderHook(() => useKeyboardRoom(true));
  expect(rooms()).toEqual(['', '']);
});
