import { renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { PlaceMap } from './PlaceMap.tsx';

const koeln = {
  place_label: '50667 Köln',
  region_label: 'Nordrhein-Westfalen',
  latitude: 50.94,
  longitude: 6.96,
};

test('PUB-01 public-14 the map of a job comes when it is asked for, and is our own', async () => {
  const { person } = renderPage(<PlaceMap job={koeln} />);
  expect(screen.queryByRole('figure')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Auf der Karte zeigen' }));
  expect(await screen.findByText('50667 Köln, Nordrhein-Westfalen')).toBeVisible();
  expect(screen.getByText(/GeoBasis-DE/)).toBeVisible();
  expect(document.querySelector('script[src*="google"]')).toBeNull();
});

test('PUB-01 a job whose place nobody knows has no map', () => {
  renderPage(<PlaceMap job={{ ...koeln, latitude: null }} />);
  expect(screen.queryByRole('button')).toBeNull();
});
