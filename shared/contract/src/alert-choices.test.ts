import { alertChoices } from './alert-choices.ts';
import { ALERT_OPTIONS } from './constants.ts';

const labels = (inForce: number) => alertChoices(ALERT_OPTIONS, inForce).map(({ given }) => given);

test('SAVE-05 a new search has the fixed words', () => {
  expect(labels(1)).toEqual([
    'In Echtzeit (aktuelle Einstellung)',
    '1x Täglich',
    'Keine Email senden',
    '1x wöchentlich',
  ]);
});

test('words-4 only the choice in force is called so, and each is said plainly', () => {
  expect(labels(2)).toEqual([
    'In Echtzeit',
    '1x Täglich (aktuelle Einstellung)',
    'Keine Email senden',
    '1x wöchentlich',
  ]);
  expect(alertChoices(ALERT_OPTIONS, 3).map(({ plain }) => plain)).toEqual([
    'Sofort, wenn es eine passende Stelle gibt',
    'Höchstens einmal am Tag',
    'Keine E-Mails zu dieser Suche',
    'Höchstens einmal in der Woche, am Montag',
  ]);
});
