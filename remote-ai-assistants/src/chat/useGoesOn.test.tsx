import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useGoesOn } from './useGoesOn.ts';

function Row({ width }: { width: number }) {
  const row = useRef<HTMLDivElement>(null);
  const goesOn = useGoesOn(row, width);
  return (
    <div ref={row} data-testid="row" data-width={width}>
      {goesOn ? 'goes on' : 'is all there'}
    </div>
  );
}

// jsdom lays nothing out.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return Number(this.getAttribute('data-width'));
  });
});
afterEach(() => jest.restoreAllMocks());

test('TALK-09 assistants-52 a row goes on until it is pushed to its end, and again with other answers', () => {
  const { rerender } = render(<Row width={500} />);
  const row = screen.getByTestId('row');
  expect(row).toHaveTextContent('goes on');
  row.scrollLeft = 200;
  fireEvent.scroll(row);
  expect(row).toHaveTextContent('is all there');
  rerender(<Row width={900} />);
  expect(row).toHaveTextContent('goes on');
  rerender(<Row width={310} />);
  expect(row).toHaveTextContent('is all there');
});
