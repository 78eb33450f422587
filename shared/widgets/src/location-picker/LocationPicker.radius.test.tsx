import type { WhereOption } from '@silverjobs/contract';
import { buildWhereOption, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { LocationPicker, type LocationPickerProps } from './LocationPicker.tsx';

const at = (code: string, name: string, radius: number, match?: WhereOption['match']) =>
  buildWhereOption({
    id: 1_000_000 + Number(code) * 10 + [5, 10, 25, 50, 100].indexOf(radius),
    label: `${code} ${name}, Umkreis ${radius} km`,
    value: code,
    radius,
    ...(match && { match }),
  });
const cologne = [10, 5, 25, 50, 100].map((radius) => at('50667', 'Köln', radius));
const answers: Record<string, WhereOption[]> = {
  Köln: [
    buildWhereOption({ id: 25_315, label: 'Köln (NRW)', type: 'region_id' }),
    buildWhereOption({ id: 25_316, label: 'Kölner Land', type: 'region_id' }),
    ...cologne,
  ],
  '50667': cologne,
  Düseldorf: [at('40213', 'Düsseldorf', 10, 'guess')],
  Wien: [at('94032', 'Passau', 10, 'abroad'), at('29323', 'Wienhausen', 10, 'guess')],
};

function open(props: Partial<LocationPickerProps> = {}) {
  const onSave = jest.fn();
  const page = renderPage(
    <LocationPicker value={null} onSave={onSave} onClose={jest.fn()} debounceMs={0} {...props} />,
    { handlers: { 'GET /search_location': ({ query }) => answers[query.search ?? ''] ?? [] } },
  );
  const radii = () =>
    screen
      .getAllByRole('button', { name: /^\d+ km$/ })
      .map(({ textContent, ariaPressed }) => `${textContent}${ariaPressed === 'true' ? ' *' : ''}`);
  return { ...page, onSave, radii };
}

test('FIND-03 first the place, then its radius as five buttons', async () => {
  const { person, onSave, radii } = open();
  const box = await screen.findByRole('combobox');
  await person.type(box, 'Köln');
  await person.click(await screen.findByRole('option', { name: '50667 Köln' }));
  expect(screen.getByRole('group', { name: 'Umkreis um 50667 Köln' })).toBeVisible();
  expect(radii()).toEqual(['5 km', '10 km *', '25 km', '50 km', '100 km']);
  expect(box).toHaveFocus();
  await person.click(screen.getByRole('button', { name: '25 km' }));
  expect(screen.getByText('Ausgewählt:')).toHaveTextContent('50667 Köln, Umkreis 25 km');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(onSave.mock.calls).toEqual([[expect.objectContaining({ id: 1_506_672, radius: 25 })]]);
});

test('HERS-06 a town has a radius, too: itself alone, or around its main postal code', async () => {
  const { person, onSave } = open();
  await person.type(await screen.findByRole('combobox'), 'Köln');
  await person.click(await screen.findByRole('option', { name: 'Köln (NRW)' }));
  expect(screen.getByRole('group', { name: 'Umkreis um Köln (NRW)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'nur Köln', pressed: true })).toBeVisible();
  await person.click(screen.getByRole('button', { name: '25 km' }));
  expect(screen.getByText('Ausgewählt:')).toHaveTextContent('50667 Köln, Umkreis 25 km');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(onSave.mock.calls).toEqual([[expect.objectContaining({ id: 1_506_672, radius: 25 })]]);
});

test('HERS-10 a postal code has its radii beside it at once: choosing one chooses the place, too', async () => {
  const { person, onSave } = open();
  const box = await screen.findByRole('combobox');
  await person.type(box, '50667');
  expect(await screen.findByRole('group', { name: 'Umkreis um 50667 Köln' })).toBeVisible();
  expect(screen.getByRole('option', { name: '50667 Köln' })).toBeVisible();
  const radius = screen.getByRole('button', { name: '25 km' });
  await person.click(radius);
  expect(screen.getByRole('button', { name: '25 km', pressed: true })).toHaveFocus();
  expect(screen.getByText('Ausgewählt:')).toHaveTextContent('50667 Köln, Umkreis 25 km');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(onSave.mock.calls).toEqual([[expect.objectContaining({ id: 1_506_672, radius: 25 })]]);
});

test('FIND-03 a region has no radius, and another place can be chosen', async () => {
  const { person } = open();
  const box = await screen.findByRole('combobox');
  await person.type(box, 'Köln');
  await person.click(await screen.findByRole('option', { name: 'Kölner Land' }));
  expect(screen.queryByRole('group', { name: /Umkreis/ })).toBeNull();
  await person.click(screen.getByRole('option', { name: '50667 Köln' }));
  await person.click(screen.getByRole('button', { name: 'Anderen Ort wählen' }));
  expect(box).toHaveFocus();
  expect(screen.getByRole('option', { name: '50667 Köln' })).toBeVisible();
});

test('FIND-03 a place that was chosen before shows its radii at once, also with an older label', async () => {
  const { person, onSave, radii } = open({ value: { id: 1_506_672, label: '50667 Köln, 25 km' } });
  await screen.findByRole('group', { name: 'Umkreis um 50667 Köln' });
  expect(radii()).toContain('25 km *');
  await person.click(screen.getByRole('button', { name: '50 km' }));
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(onSave.mock.calls).toEqual([
    [expect.objectContaining({ id: 1_506_673, label: '50667 Köln, Umkreis 50 km' })],
  ]);
});

test('FIND-03 a guess is never taken by itself and says what it is', async () => {
  const { person, onSave } = open();
  const box = await screen.findByRole('combobox');
  await person.type(box, 'Düseldorf');
  await screen.findByRole('option', { name: '40213 Düsseldorf' });
  expect(screen.getByText('„Düseldorf“ kennen wir nicht. Meinten Sie …?')).toBeVisible();
  await person.keyboard('{Enter}');
  expect(onSave).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: '40213 Düsseldorf, Umkreis 10 km' }));
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('FIND-03 a place abroad gets an honest sentence, the nearest places and marked guesses', async () => {
  const { person } = open();
  await person.type(await screen.findByRole('combobox'), 'Wien');
  expect(await screen.findByRole('option', { name: '94032 Passau' })).toBeVisible();
  expect(
    screen.getByRole('option', { name: /29323 Wienhausen.*Meinten Sie diesen Ort\?/ }),
  ).toBeVisible();
  expect(
    screen.getByText(/^Stellen gibt es bei uns nur in Deutschland, Österreich, der Schweiz/),
  ).toBeVisible();
});

test('FIND-03 what nobody knows gets a next step', async () => {
  const { person } = open();
  await person.type(await screen.findByRole('combobox'), 'xyz');
  expect(await screen.findByText('Keine Ergebnisse für "xyz"')).toBeVisible();
  expect(screen.getByText(/Geben Sie Ihre Postleitzahl/)).toBeVisible();
});
