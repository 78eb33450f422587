import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { usePrefetchOlder } from './usePrefetchOlder.ts';

let observed: Element | null = null;
let report: (near: boolean) => void = () => {};

class FakeObserver {
  constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
    report = (near) => act(() => notice([{ isIntersecting: near }]));
  }
  observe(element: Element) {
    observed = element;
  }
  disconnect() {
    observed = null;
  }
}

beforeAll(() => {
  Object.assign(window, { IntersectionObserver: FakeObserver });
});
afterAll(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

function Rows({ count, due, onOlder }: { count: number; due: boolean; onOlder: () => void }) {
  const list = useRef<HTMLOListElement>(null);
  usePrefetchOlder(list, { due, firstId: count, loadOlder: onOlder });
  return (
    <ol ref={list}>
      {Array.from({ length: count }, (_, index) => (
        <li key={`row-${index + 1}`} data-id={index + 1}>
          {index + 1}
        </li>
      ))}
    </ol>
  );
}

/** Puts the beginning of the list at a distance from the top of the window. */
function place(top: number) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
}
afterEach(() => jest.restoreAllMocks());

test('MSG-06 the batch before is loaded when the 15th message from the beginning comes near', () => {
  const onOlder = jest.fn();
  place(-200);
  render(<Rows count={25} due onOlder={onOlder} />);
  expect(observed?.textContent).toBe('15');
  report(false);
  expect(onOlder).not.toHaveBeenCalled();
  report(true);
  expect(onOlder).toHaveBeenCalledTimes(1);
});

test('MSG-06 a short history is watched at its last message', () => {
  render(<Rows count={4} due onOlder={() => {}} />);
  expect(observed?.textContent).toBe('4');
});

test('MSG-06 whoever sees the beginning uses the button', () => {
  const onOlder = jest.fn();
  place(120);
  render(<Rows count={25} due onOlder={onOlder} />);
  report(true);
  expect(onOlder).not.toHaveBeenCalled();
});

test('MSG-06 nothing is watched while a batch is on its way', () => {
  const { rerender } = render(<Rows count={25} due onOlder={() => {}} />);
  rerender(<Rows count={25} due={false} onOlder={() => {}} />);
  expect(observed).toBeNull();
});
