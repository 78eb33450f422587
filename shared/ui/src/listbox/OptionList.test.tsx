import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchInput } from '../forms/SearchInput.tsx';
import { OptionList } from './OptionList.tsx';
import { useOptionList } from './useOptionList.ts';

const positions = ['Alltagshilfe', 'Buchhaltung', 'Empfang'];

interface ExampleProps {
  readonly onChoose: (name: string | undefined) => void;
  readonly combobox: boolean;
}

function Example({ onChoose, combobox }: ExampleProps) {
  const [term, setTerm] = useState('');
  const found = positions.filter((name) => name.toLowerCase().includes(term));
  const list = useOptionList({
    count: found.length,
    onSelect: (index) => onChoose(found[index]),
    textOf: (index) => found[index] ?? '',
  });
  return (
    <>
      {combobox && (
        <SearchInput {...list.inputProps} aria-label="Beruf" value={term} onChange={setTerm} />
      )}
      <OptionList
        list={list}
        label="Berufe"
        options={found}
        keyOf={(name) => name}
        isSelected={(name) => name === 'Empfang'}
        renderOption={(name) => name}
        focusable={!combobox}
      />
    </>
  );
}

test('PICK-07 a combobox: text filters, arrows move, Enter chooses, the focus stays in the text', async () => {
  const onChoose = jest.fn();
  render(<Example combobox onChoose={onChoose} />);
  const input = screen.getByRole('combobox', { name: 'Beruf' });
  await userEvent.type(input, 'h');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: 'Buchhaltung' });
  expect(input).toHaveAttribute('aria-activedescendant', second.id);
  expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith('Buchhaltung');
  expect(input).toHaveFocus();
});

test('PICK-07 Enter without an active option chooses nothing', async () => {
  const onChoose = jest.fn();
  render(<Example combobox onChoose={onChoose} />);
  await userEvent.type(screen.getByRole('combobox'), '{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
});

test('PICK-07 an active option that was filtered away is forgotten', async () => {
  render(<Example combobox onChoose={jest.fn()} />);
  const input = screen.getByRole('combobox');
  await userEvent.type(input, '{ArrowUp}');
  expect(input).toHaveAttribute('aria-activedescendant');
  await userEvent.type(input, 'buch');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(input).not.toHaveAttribute('aria-activedescendant');
});

test('options tell their place, the number and which is chosen', () => {
  render(<Example combobox onChoose={jest.fn()} />);
  const option = screen.getByRole('option', { name: 'Empfang', selected: true });
  expect(option).toHaveAttribute('aria-posinset', '3');
  expect(option).toHaveAttribute('aria-setsize', '3');
});

test('a list of its own takes the focus and finds options by typing', async () => {
  const onChoose = jest.fn();
  render(<Example combobox={false} onChoose={onChoose} />);
  await userEvent.tab();
  expect(screen.getByRole('listbox', { name: 'Berufe' })).toHaveFocus();
  await userEvent.keyboard('em{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith('Empfang');
  await userEvent.keyboard('{Home} ');
  expect(onChoose).toHaveBeenLastCalledWith('Alltagshilfe');
});

test('clearing the text gives the focus back to it', async () => {
  render(<Example combobox onChoose={jest.fn()} />);
  const input = screen.getByRole('combobox');
  await userEvent.type(input, 'buch');
  await userEvent.click(screen.getByRole('button', { name: 'Suchtext löschen' }));
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
});
