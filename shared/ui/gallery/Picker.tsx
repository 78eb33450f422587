import { SearchInput, Stack, Text } from '@silverjobs/ui';
import { OptionList, useOptionList } from '@silverjobs/ui/overlays';
import { useState } from 'react';

const positions = [
  'Alltagshilfe',
  'Buchhaltung',
  'Empfang',
  'Fahrdienst',
  'Gartenpflege',
  'Hausmeister',
];

/** A combobox of SearchInput and OptionList. */
export function Picker() {
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState('Empfang');
  const found = positions.filter((name) => name.toLowerCase().includes(term.toLowerCase()));
  const list = useOptionList({
    count: found.length,
    onSelect: (index) => setChosen(found[index] ?? chosen),
  });
  return (
    <Stack gap={2}>
      <SearchInput
        {...list.inputProps}
        aria-label="Was suchen Sie?"
        placeholder="Beruf eingeben"
        value={term}
        onChange={setTerm}
      />
      <OptionList
        list={list}
        label="Berufe"
        options={found}
        keyOf={(name) => name}
        isSelected={(name) => name === chosen}
        renderOption={(name) => name}
      />
      <Text tone="quiet">Gewählt: {chosen}</Text>
    </Stack>
  );
}
