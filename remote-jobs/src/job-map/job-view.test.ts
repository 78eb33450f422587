/** @jest-environment node */
import { readJobView, writeJobView } from './job-view.ts';

test.each([
  ['', 'list'],
  ['?ansicht=karte', 'map'],
  ['?position=x&ansicht=karte', 'map'],
  ['?ansicht=globus', 'list'],
  ['?ansicht=', 'list'],
  ['?ansicht=%E0%A4%A', 'list'],
])('POOL-12 the address %p shows the %s', (search, view) => {
  expect(readJobView(search)).toBe(view);
});

test('POOL-12 the view survives the address, and the filter stays in it', () => {
  const search = writeJobView('?position=x', 'map');
  expect(readJobView(search)).toBe('map');
  expect(new URLSearchParams(search).get('position')).toBe('x');
  expect(writeJobView(search, 'list')).toBe('?position=x');
});
