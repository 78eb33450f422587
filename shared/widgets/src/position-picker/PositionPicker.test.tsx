import { apiFailure, buildWhatOption, type Handlers, renderPage } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { PositionPicker, type PositionPickerProps } from './PositionPicker.tsx';

const handlers: Handlers = {
  'GET /search_what': () => [
    buildWhatOption({ id: 61, label: 'Empfang', matching_keywords: 'Rezeption, Pförtner' }),
    buildWhatOption({ id: 62, label: 'Bürokraft', matching_keywords: 'Ablage' }),
  ],
};

function open(props: Partial<PositionPickerProps> = {}, answers: Handlers = handlers) {
  const onSave = jest.fn();
  const onClose = jest.fn();
  const page = renderPage(
    <PositionPicker value={null} onSave={onSave} onClose={onClose} {...props} />,
    { handlers: answers },
  );
  return { ...page, onSave, onClose };
}

test('PICK-01 the dialog, its search and all options from mode modal', async () => {
  const { calls } = open();
  const dialog = await screen.findByRole('dialog', { name: 'Was suchen Sie?' });
  const list = await within(dialog).findByRole('listbox', { name: 'Tätigkeiten' });
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bürokraft', 'Empfang']);
  expect(calls).toMatchObject([{ key: 'GET /search_what', query: { mode: 'modal' } }]);
  expect(within(dialog).getByText('Kein Filter (Alle Positionen)')).toBeVisible();
});

test('PICK-01 filters by a keyword, says why, and saves the chosen one', async () => {
  const { person, onSave } = open();
  await person.type(await screen.findByRole('combobox', { name: 'Was suchen Sie?' }), 'pfoertner');
  const option = await screen.findByRole('option', { name: /Empfang/ });
  expect(screen.queryByRole('option', { name: /Bürokraft/ })).toBeNull();
  expect(option).toHaveTextContent('passt zu: Pförtner');
  await person.click(option);
  expect(onSave).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(onSave).toHaveBeenCalledWith({ id: 61, label: 'Empfang' });
});

test('PICK-01 the chosen value shows and can be taken back', async () => {
  const { person, onSave } = open({ value: { id: 61, label: 'Empfang' } });
  expect(await screen.findByRole('option', { name: 'Empfang' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await person.click(screen.getByRole('button', { name: 'Auswahl aufheben' }));
  expect(screen.getByText('Kein Filter (Alle Positionen)')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(onSave).toHaveBeenCalledWith(null);
});

test('PICK-01 the options never expire: opened again, nothing is asked', async () => {
  const { calls, queries } = open();
  await screen.findByRole('listbox');
  expect(
    queries
      .getQueryCache()
      .find({ queryKey: ['lookups', 'search_what'] })
      ?.isStale(),
  ).toBe(false);
  expect(calls).toHaveLength(1);
});

test('PICK-07 keyboard alone: type, arrow, Enter, and the number of results is told', async () => {
  const { person, onSave } = open();
  await screen.findByRole('listbox');
  const box = screen.getByRole('combobox');
  await person.click(box);
  await person.keyboard('büro{ArrowDown}');
  const option = screen.getByRole('option', { name: 'Bürokraft' });
  expect(box).toHaveAttribute('aria-activedescendant', option.id);
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).toContain('1 Vorschlag');
  await person.keyboard('{Enter}');
  expect(option).toHaveAttribute('aria-selected', 'true');
  // AGE-03: also what is chosen.
  expect(said()).toContain('Ausgewählt: Bürokraft');
  expect(box).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(onSave).toHaveBeenCalledWith({ id: 62, label: 'Bürokraft' });
});

test('PICK-06 options that cannot be loaded are only logged; the picker stays usable', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, onSave } = open(
    { value: { id: 61, label: 'Empfang' } },
    {
      'GET /search_what': () => {
        throw apiFailure('internal', 'Kaputt');
      },
    },
  );
  await screen.findByText('Keine Tätigkeiten gefunden.');
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
  expect(screen.queryByRole('alert')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Auswahl aufheben' }));
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(onSave).toHaveBeenCalledWith(null);
});

test('Escape and Schließen close without saving', async () => {
  const { person, onSave, onClose } = open();
  await person.click(await screen.findByRole('button', { name: 'Schließen' }));
  await person.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onSave).not.toHaveBeenCalled();
});

describe('words that are no occupations', () => {
  const type = async (page: ReturnType<typeof open>, text: string) => {
    await screen.findByRole('listbox');
    await page.person.type(screen.getByRole('combobox'), text);
  };

  test.each([
    ['Minijob', 'Art der Stelle: Minijob', 'onJobType', [1]],
    ['10 Stunden', 'Arbeitszeit: höchstens 10 Stunden pro Woche', 'onWorkLoad', [5]],
    ['zu Hause', 'Arbeiten von zu Hause (Homeoffice)', 'onHomeoffice', []],
    ['in Köln', 'Ort suchen: Köln', 'onPlace', ['Köln']],
    ['egal', 'Alle Positionen ansehen', 'onAll', []],
  ])('FIND-03 %s leads on: %s', async (text, label, handler, called) => {
    const act = jest.fn();
    const page = open({ [handler]: act });
    await type(page, text);
    await page.person.click(screen.getByRole('option', { name: label }));
    expect(act.mock.calls).toEqual([called]);
    expect(page.onSave).not.toHaveBeenCalled();
  });

  test('FIND-02 Enter takes the filter that is meant', async () => {
    const onJobType = jest.fn();
    const page = open({ onJobType });
    await type(page, 'Minijob{Enter}');
    expect(onJobType.mock.calls).toEqual([[1]]);
  });

  test('FIND-02 a place opens without a notice, because it is not chosen yet', async () => {
    const onPlace = jest.fn();
    const page = open({ onPlace });
    await type(page, 'Köln{Enter}');
    expect(onPlace.mock.calls).toEqual([['Köln']]);
    expect(page.shell.notices.getState().notices).toEqual([]);
  });

  test('FIND-03 a page that cannot take it says where it is set', async () => {
    const page = open();
    await type(page, 'Minijob');
    const where = 'Die Art der Stelle wählen Sie bei den Stellen unter „Jobs für Sie“.';
    expect(screen.getByText(where)).toBeVisible();
    await page.person.keyboard('{Enter}');
    expect(screen.getByText(where)).toBeVisible();
  });

  test('FIND-03 what nothing fits has a next step: another word, a place, all', async () => {
    const onPlace = jest.fn();
    const onAll = jest.fn();
    const page = open({ onPlace, onAll });
    await type(page, 'Xyzzy{Enter}');
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(
      'Zu „Xyzzy“ haben wir nichts gefunden.',
    );
    await page.person.click(screen.getByRole('button', { name: '„Xyzzy“ als Ort suchen' }));
    await page.person.click(screen.getByRole('button', { name: 'Alle Positionen ansehen' }));
    expect(onPlace.mock.calls).toEqual([['Xyzzy']]);
    expect(onAll).toHaveBeenCalledTimes(1);
  });
});

test('FIND-03 a guess is marked and asked, also whether a place is meant', async () => {
  const onPlace = jest.fn();
  const { person, onSave } = open({ onPlace });
  await screen.findByRole('listbox');
  await person.type(screen.getByRole('combobox'), 'Empfnag');
  expect(screen.getByText('Meinten Sie …? 2 Vorschläge')).toBeVisible();
  await person.keyboard('{Enter}');
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Ort suchen: Empfnag' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Empfang' }));
  expect(onSave.mock.calls).toEqual([[{ id: 61, label: 'Empfang' }]]);
});

test('FIND-03 an occupation that the catalogue lacks: says so, what comes near is asked, and all', async () => {
  const onAll = jest.fn();
  const lacking = buildWhatOption({
    id: 63,
    label: 'Podologe',
    near_keywords: 'Friseur, Kosmetiker',
  });
  const { person, onSave } = open({ onAll }, { 'GET /search_what': () => [lacking] });
  await screen.findByRole('listbox');
  await person.type(screen.getByRole('combobox'), 'Friseurin');
  const said = '„Friseur“ steht nicht in unserer Liste. Am nächsten kommen diese Tätigkeiten:';
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole('option', { name: /Podologe/ })).toHaveTextContent(
    'verwandt mit: Friseur',
  );
  await person.keyboard('{Enter}');
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByText(said)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Alle Positionen ansehen' }));
  expect(onAll).toHaveBeenCalledTimes(1);
});
