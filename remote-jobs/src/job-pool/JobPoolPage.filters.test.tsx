import { buildWhatOption } from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openPool, stored } from './testing/open-pool.tsx';

const whats = { 'GET /search_what': () => [buildWhatOption({ id: 61, label: 'Empfang' })] };

test("POOL-08 'Was?' and 'Wo?' are read-only and open the pickers; the focus comes back", async () => {
  const { person } = openPool({ handlers: { ...whats, 'GET /search_location': () => [] } });
  const what = screen.getByLabelText('Was?');
  expect(what).toHaveAttribute('readonly');
  await person.click(what);
  await person.click(
    within(await screen.findByRole('dialog', { name: 'Was suchen Sie?' })).getByRole('button', {
      name: 'Schließen',
    }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(what).toHaveFocus());
  await person.click(screen.getByLabelText('Wo?'));
  expect(await screen.findByRole('dialog', { name: 'Wo suchen Sie?' })).toBeVisible();
});

test('POOL-08 a clear button only where something is chosen', async () => {
  openPool({ stored });
  expect(screen.getByRole('button', { name: 'Beruf oder Tätigkeit entfernen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ort oder Region entfernen' })).toBeNull();
});

test('POOL-09 a chosen position filters, and lasts in address and storage', async () => {
  const { person, asked, address, store } = openPool({ handlers: whats });
  await person.click(screen.getByLabelText('Was?'));
  await person.click(await screen.findByRole('option', { name: 'Empfang' }));
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(screen.getByLabelText('Was?')).toHaveValue('Empfang');
  await waitFor(() =>
    expect(asked('lean').at(-1)).toEqual({
      mode: 'lean',
      limit: 20,
      offset: 0,
      search_what_id: 61,
    }),
  );
  expect(JSON.parse(store.getItem('position') ?? '')).toEqual({ id: 61, label: 'Empfang' });
  await waitFor(() =>
    expect(new URLSearchParams(address().slice(2)).get('position')).toBe(stored.position),
  );
});

test('POOL-09 the storage of the last visit is in force at once and goes into the address', async () => {
  const { asked, address } = openPool({ stored });
  expect(screen.getByLabelText('Was?')).toHaveValue('Empfang');
  await screen.findByRole('link', { name: 'Stelle 1' });
  expect(asked('lean').map(({ search_what_id }) => search_what_id)).toEqual([61]);
  await waitFor(() => expect(address()).toContain('position='));
});

test('POOL-09 the address wins over the storage and is stored', async () => {
  const { store } = openPool({ stored, route: '/?position={"id":7,"label":"Garten"}' });
  expect(screen.getByLabelText('Was?')).toHaveValue('Garten');
  await waitFor(() => expect(store.getItem('position')).toBe('{"id":7,"label":"Garten"}'));
});

test('POOL-09 a link to the bare address keeps the filter, a link with another one changes it', async () => {
  const { router, address } = openPool({ stored });
  await act(() => router.navigate('/'));
  expect(screen.getByLabelText('Was?')).toHaveValue('Empfang');
  await waitFor(() => expect(address()).toContain('position='));
  await act(() => router.navigate('/?position={"id":7,"label":"Garten"}'));
  await waitFor(() => expect(screen.getByLabelText('Was?')).toHaveValue('Garten'));
});

test.each([
  ['broken JSON in the address', { route: '/?position={"id":' }],
  ['broken JSON in the storage', { stored: { position: '{"id":', location: 'x' } }],
  ['foreign values', { stored: { position: '[1,2]', location: '{"id":"901"}' } }],
  ['markup as a number', { route: '/?location={"id":"<img>","label":"x"}' }],
])('POOL-10 %s is ignored without an error', async (_, options) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { asked } = openPool(options);
  await screen.findByRole('link', { name: 'Stelle 1' });
  expect(asked('lean')).toEqual([{ mode: 'lean', limit: 20, offset: 0 }]);
  expect(screen.getByLabelText('Was?')).toHaveValue('');
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('POOL-10 markup in a label is shown as text', async () => {
  const label = '<img src=x onerror=alert(1)>';
  const { container } = openPool({
    route: `/?position=${encodeURIComponent(JSON.stringify({ id: 5, label }))}`,
  });
  const what = screen.getByLabelText('Was?');
  expect(what).toHaveValue(label);
  expect(container.querySelector('img')).toBeNull();
  // There is no such occupation, which takes a call to find out.
  await waitFor(() => expect(what).toHaveValue(''));
  expect(container.querySelector('img')).toBeNull();
});

test('PICK-04 all regions is no filter', async () => {
  const { asked } = openPool({
    stored: { location: JSON.stringify({ id: -1, label: 'Alle Regionen und Postleitzahlen' }) },
  });
  expect(screen.getByLabelText('Wo?')).toHaveValue('Alle Regionen und Postleitzahlen');
  await screen.findByRole('link', { name: 'Stelle 1' });
  expect(asked('lean')).toEqual([{ mode: 'lean', limit: 20, offset: 0 }]);
});

test('ACC-11 who signs out leaves no search behind, though the page is still shown for a moment', async () => {
  const { router, shell, store, address } = openPool({ stored });
  await waitFor(() => expect(address()).toContain('position='));
  act(() => shell.session.setState({ status: 'anonymous', user: null }));
  store.removeItem('position');
  await act(() => router.navigate('/'));
  expect(address()).toBe('/');
  expect(store.getItem('position')).toBeNull();
});
