import { act, render, screen } from '@testing-library/react';
import { PrintedRows } from './PrintedRows.tsx';

const rows = (more: boolean) => (
  <PrintedRows
    count={60}
    row={(index) => (index === 3 ? null : { key: index, content: `Stelle ${index}` })}
    more={more}
  />
);
const print = (type: 'beforeprint' | 'afterprint') =>
  act(() => window.dispatchEvent(new Event(type)));

test('HERS-13 layout-45 while a list is printed all its loaded rows are there, afterwards none of them', () => {
  render(rows(false));
  expect(screen.queryByRole('listitem')).toBeNull();
  print('beforeprint');
  expect(screen.getAllByRole('listitem')).toHaveLength(59);
  expect(screen.queryByText(/noch nicht geladen/)).toBeNull();
  print('afterprint');
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('HERS-13 layout-45 the paper says that more exist than are loaded', () => {
  render(rows(true));
  print('beforeprint');
  expect(screen.getByText(/noch nicht geladen/)).toBeInTheDocument();
});
