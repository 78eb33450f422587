import { renderPage } from '@silverjobs/testing';
import { BackStackProvider, type OpenLayer } from '@silverjobs/ui';
import { OptionList, useOptionList } from '@silverjobs/ui/overlays';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { PickerDialog } from './PickerDialog.tsx';
import { useTypedChoice } from './useTypedChoice.ts';

const WORDS = ['Koch', 'Kochhilfe', 'Köchin im Heim', 'Gärtner'];

interface ExampleProps {
  /** When the options are there; at once when undefined. */
  loaded: Promise<void> | undefined;
  onSave: (word: string | null) => void;
  onClose: () => void;
}

function Example({ loaded, onSave, onClose }: ExampleProps) {
  const [loading, setLoading] = useState(loaded !== undefined);
  useEffect(() => void loaded?.then(() => setLoading(false)), [loaded]);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const matches = loading
    ? []
    : WORDS.filter((word) => word.toLowerCase().startsWith(text.toLowerCase()));
  const list = useOptionList({ count: matches.length, onSelect: choose });
  const exact = matches.find((word) => word.toLowerCase() === text.toLowerCase());
  const typed = useTypedChoice({
    text,
    loading,
    matches,
    sure: exact ?? (matches.length === 1 ? (matches[0] ?? null) : null),
    labelOf: (word) => word,
    onTake: onSave,
    onSave: () => onSave(chosen),
    changed: chosen !== null,
    onClose,
  });

  function choose(index: number) {
    setChosen(matches[index] ?? null);
    typed.settle();
    list.setActiveIndex(-1);
  }

  return (
    <PickerDialog
      title="Was?"
      placeholder="Ein Wort"
      text={text}
      onText={setText}
      list={list}
      count={matches.length}
      loading={loading}
      emptyText="Keine Ergebnisse"
      nextStep="Versuchen Sie ein anderes Wort."
      typed={typed}
      labelOf={(word) => word}
      chosen={chosen}
      noFilterText="Kein Filter"
      onUnchoose={() => setChosen(null)}
      onClose={onClose}
    >
      <OptionList
        list={list}
        label="Wörter"
        options={matches}
        keyOf={(word) => word}
        isSelected={(word) => word === chosen}
        renderOption={(word) => word}
      />
    </PickerDialog>
  );
}

async function open(typed: string, loaded?: Promise<void>) {
  const onSave = jest.fn();
  const onClose = jest.fn();
  const layers: OpenLayer[] = [];
  const add = (layer: OpenLayer) => {
    layers.push(layer);
    return () => void layers.splice(layers.indexOf(layer), 1);
  };
  // Its parts may be on their way the first time.
  const page = await act(async () =>
    renderPage(
      <BackStackProvider stack={{ add }}>
        <Example loaded={loaded} onSave={onSave} onClose={onClose} />
      </BackStackProvider>,
    ),
  );
  await page.person.type(await screen.findByRole('combobox'), typed);
  const press = (name: string) => page.person.click(screen.getByRole('button', { name }));
  const finish = {
    Enter: () => page.person.type(screen.getByRole('combobox'), '{Enter}'),
    Speichern: () => press('Speichern'),
    X: () => press('Schließen'),
    Escape: () => page.person.keyboard('{Escape}'),
    'going back': async () => {
      await act(async () => layers.at(-1)?.onBack());
    },
  };
  return { ...page, onSave, onClose, press, finish };
}

const WAYS = ['Enter', 'Speichern', 'X', 'Escape', 'going back'] as const;

describe.each(WAYS)('FIND-02 typed text and %s', (way) => {
  test.each([
    ['the only match', 'gär', 'Gärtner'],
    ['the exact match of several', 'koch', 'Koch'],
  ])('%s is taken and named', async (_, text, expected) => {
    const { finish, onSave, onClose, shell } = await open(text);
    await finish[way]();
    expect(onSave.mock.calls).toEqual([[expected]]);
    expect(onClose).not.toHaveBeenCalled();
    expect(shell.notices.getState().notices.map(({ title }) => title)).toEqual([
      `Ausgewählt: ${expected}`,
    ]);
  });

  test('several are asked, the best first, and the question takes the focus', async () => {
    const { finish, onSave, onClose, press } = await open('koc');
    await finish[way]();
    expect(onSave).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    const question = screen.getByRole('heading', { name: /Meinten Sie …\?/ });
    await waitFor(() => expect(question).toHaveFocus());
    expect(screen.queryByRole('listbox')).toBeNull();
    await press('Kochhilfe');
    expect(onSave.mock.calls).toEqual([['Kochhilfe']]);
  });

  test('none says what to do, and the text can be changed', async () => {
    const { finish, onSave, press, person } = await open('xyz');
    await finish[way]();
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(
      'Zu „xyz“ haben wir nichts gefunden.',
    );
    expect(screen.getByText('Versuchen Sie ein anderes Wort.')).toBeVisible();
    await press('Etwas anderes eingeben');
    const box = screen.getByRole('combobox');
    await waitFor(() => expect(box).toHaveFocus());
    await person.clear(box);
    await person.type(box, 'Gärtner{Enter}');
    expect(onSave.mock.calls).toEqual([['Gärtner']]);
  });

  test('a chosen option is kept', async () => {
    const { finish, onSave, person } = await open('k');
    await person.click(screen.getByRole('option', { name: 'Kochhilfe' }));
    await finish[way]();
    expect(onSave.mock.calls).toEqual([['Kochhilfe']]);
  });
});

test('FIND-02 Enter before the options are there waits for them', async () => {
  let resolve = () => {};
  const loaded = new Promise<void>((done) => {
    resolve = done;
  });
  const { finish, onSave } = await open('gär', loaded);
  await finish.Enter();
  expect(onSave).not.toHaveBeenCalled();
  await act(async () => resolve());
  expect(onSave.mock.calls).toEqual([['Gärtner']]);
});

test('FIND-02 leaving asks once and never keeps anybody', async () => {
  const { finish, onSave, onClose } = await open('koc');
  await finish.X();
  expect(screen.getByRole('button', { name: 'Ohne Auswahl schließen' })).toBeVisible();
  await finish.Escape();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSave).not.toHaveBeenCalled();
});

test('FIND-02 going back asks once, and the second time closes without taking anything', async () => {
  const { finish, onSave, onClose } = await open('koc');
  await finish['going back']();
  expect(screen.getByRole('heading', { name: /Sie haben „koc“ eingegeben/ })).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await finish['going back']();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSave).not.toHaveBeenCalled();
});

test('FIND-02 an asked question goes when the text changes', async () => {
  const { finish, person } = await open('koc');
  await finish.Speichern();
  await person.type(screen.getByRole('combobox'), 'h');
  expect(screen.queryByText('Meinten Sie …?')).toBeNull();
  expect(screen.getByRole('listbox')).toBeVisible();
});

test('FIND-02 without text X closes, and Enter is Speichern', async () => {
  const { finish, onSave, onClose } = await open(' ');
  await finish.X();
  expect(onClose).toHaveBeenCalledTimes(1);
  await finish.Enter();
  expect(onSave.mock.calls).toEqual([[null]]);
});
