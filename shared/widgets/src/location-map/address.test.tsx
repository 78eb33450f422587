import { renderPage } from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LocationMap } from './LocationMap.tsx';

interface CanvasProps {
  center: { lat: number; lng: number };
  onLoad: (map: object) => void;
  children: ReactNode;
}

jest.mock('@react-google-maps/api', () => ({
  useJsApiLoader: () => ({ isLoaded: true }),
  GoogleMap: ({ center, onLoad, children }: CanvasProps) => (
    <div ref={(canvas) => void (canvas && onLoad({}))}>
      <p>{`Mitte ${center.lat} ${center.lng}`}</p>
      {children}
    </div>
  ),
  MarkerF: () => null,
  CircleF: () => null,
}));

const asked: string[] = [];
let answer: () => Promise<unknown>;

class Geocoder {
  geocode({ address }: { address: string }) {
    asked.push(address);
    return answer();
  }
}
const found = async () => ({
  results: [{ geometry: { location: { lat: () => 50.942, lng: () => 6.957 } } }],
});

const FAILURE = 'Geocoding failed. Please check the address and try again.';
const place = { label: '50667 Köln', at: { lat: 50.94, lon: 6.96 } };
const withAddress = { ...place, address: 'Komödienstraße 12, 50667 Köln' };

beforeEach(() => {
  asked.length = 0;
  answer = found;
  Object.assign(globalThis, { google: { maps: { Geocoder } } });
});

async function open(shown: typeof place & { address?: string }) {
  const page = renderPage(<LocationMap place={shown} />, { mapsKey: 'key' });
  await page.person.click(screen.getByRole('button', { name: 'immer laden' }));
  await screen.findByText(/^Mitte/);
  return page;
}

test('LOC-02 layout-21 the address is told to the maps service only after consent, and the text says so', async () => {
  const { person } = renderPage(<LocationMap place={withAddress} />, { mapsKey: 'key' });
  expect(screen.getByText(/Ihre IP-Adresse, die Anschrift und den/)).toBeVisible();
  expect(asked).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Karte laden' }));
  expect(await screen.findByText('Mitte 50.942 6.957')).toBeVisible();
  expect(asked).toEqual(['Komödienstraße 12, 50667 Köln']);
  expect(screen.queryByText(FAILURE)).toBeNull();
});

test('LOC-02 without an address nothing is looked up', async () => {
  await open(place);
  expect(screen.getByText('Mitte 50.94 6.96')).toBeVisible();
  expect(asked).toEqual([]);
});

test.each([
  ['refuses', () => Promise.reject(new Error('ZERO_RESULTS'))],
  ['finds nothing', async () => ({ results: [] })],
])(
  'LOC-02 when the service %s: the fixed text, the place stays, again works',
  async (_, failing) => {
    answer = failing;
    const { person } = await open(withAddress);
    expect(await screen.findByText(FAILURE)).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Mitte 50.94 6.96')).toBeVisible();
    answer = found;
    await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Mitte 50.942 6.957')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(FAILURE)).toBeNull());
    expect(asked).toHaveLength(2);
  },
);
