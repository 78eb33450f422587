import { render } from '@testing-library/react';
import type { ToastNotice } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const notice: ToastNotice = { id: '1', tone: 'error', title: 'Anmeldung fehlgeschlagen' };

/** What the browser would measure: the notices over the top 100 px, the field from `top` on. */
function layOut(top: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return this.matches('.sj-toasts') ? new DOMRect(0, 0, 360, 100) : new DOMRect(0, top, 300, 50);
  });
}

const room = () =>
  document.documentElement.classList.contains('sj-notice-room') &&
  document.documentElement.style.getPropertyValue('--sj-notice-room');

afterEach(() => jest.restoreAllMocks());

function show(notices: ToastNotice[], ui = <input aria-label="E-Mail" />) {
  return (
    <>
      {ui}
      <ToastRegion notices={notices} onDismiss={() => {}} />
    </>
  );
}

test.each([
  ['a field under them', 80, '100px'],
  ['a field below them', 100, false],
])('with %s the page makes room: %s', (_name, top, expected) => {
  layOut(top);
  const { rerender } = render(show([notice]));
  expect(room()).toBe(expected);
  rerender(show([]));
  expect(room()).toBe(false);
});

test('layout-28 under an open dialog the page does not count, the dialog gets the height', () => {
  layOut(80);
  render(
    show(
      [notice],
      <>
        <input aria-label="E-Mail" />
        <div role="dialog" aria-label="Frage" />
      </>,
    ),
  );
  expect(room()).toBe(false);
  expect(document.documentElement.style.getPropertyValue('--sj-notice-room')).toBe('100px');
});
