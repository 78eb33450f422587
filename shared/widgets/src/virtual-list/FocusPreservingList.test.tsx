import { createPerson } from '@silverjobs/testing';
import { act, render, screen } from '@testing-library/react';

import { FocusPreservingList } from './FocusPreservingList.tsx';
import { ListRow } from './ListRow.tsx';

function list(from: number, to: number) {
  const indexes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <FocusPreservingList>
      {indexes.map((index) => (
        <ListRow
          key={`job-${index}`}
          data-index={index}
          data-known-size={150}
          context={{ total: 99 }}
        >
          <a href={`#${index}`}>Stelle {index}</a>
        </ListRow>
      ))}
    </FocusPreservingList>
  );
}

const drawn = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('layout-19 the row with the focus stays mounted and focused when it leaves the rendered range', () => {
  const { rerender } = render(list(0, 3));
  const link = screen.getByRole('link', { name: 'Stelle 1' });
  act(() => link.focus());
  rerender(list(10, 12));
  expect(link).toHaveFocus();
  expect(link).toBeInTheDocument();
  expect(drawn()).toEqual(['Stelle 1', 'Stelle 10', 'Stelle 11', 'Stelle 12']);
  const row = link.closest('li');
  expect(row).toHaveAttribute('aria-posinset', '2');
  // The virtual list must not measure it.
  expect(row).not.toHaveAttribute('data-index');
  rerender(list(0, 3));
  expect(screen.getByRole('link', { name: 'Stelle 1' })).toBe(link);
  expect(link).toHaveFocus();
  expect(link.closest('li')).toHaveAttribute('data-index', '1');
});

test('layout-19 a kept row below the range stands after it', () => {
  const { rerender } = render(list(10, 12));
  act(() => screen.getByRole('link', { name: 'Stelle 12' }).focus());
  rerender(list(0, 2));
  expect(drawn()).toEqual(['Stelle 0', 'Stelle 1', 'Stelle 2', 'Stelle 12']);
});

test('layout-19 a row without the focus is let go, also when the focus moves on', async () => {
  const person = createPerson();
  const { rerender } = render(list(0, 3));
  act(() => screen.getByRole('link', { name: 'Stelle 1' }).focus());
  rerender(list(2, 5));
  await person.tab();
  expect(screen.getByRole('link', { name: 'Stelle 2' })).toHaveFocus();
  rerender(list(3, 5));
  expect(drawn()).toEqual(['Stelle 2', 'Stelle 3', 'Stelle 4', 'Stelle 5']);
});
