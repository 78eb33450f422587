import { neutralText, neutralWord } from './neutral-form.ts';

test.each([
  ['verkauferin', 'verkaufer'],
  ['verkauferinnen', 'verkaufer'],
  ['arztin', 'arzt'],
  ['kochin', 'koch'],
  ['burokauffrau', 'burokaufmann'],
  ['fachleute', 'fachmann'],
  ['beauftragter', 'beauftragte'],
  ['putzfrau', 'putzfrau'],
  ['hausmeister', 'hausmeister'],
  ['in', 'in'],
  ['koch', 'koch'],
])('PICK-01 %s means %s', (word, expected) => {
  expect(neutralWord(word)).toBe(expected);
});

test('PICK-01 each word of a text for itself', () => {
  expect(neutralText('medizinische fachangestellter und koche')).toBe(
    'medizinische fachangestellte und koche',
  );
});
