import { findWarnings } from './find-warnings.ts';
import { safetyRates } from './testing/rates.ts';

test('TRUST-14 of texts that no rule was made by 90 % of the grave are found, 3 % of the harmless warned of', () => {
  const { grave, harmless, missed, warned } = safetyRates('hold-out');
  expect(missed.length / grave).toBeLessThanOrEqual(0.1);
  expect(warned.length / harmless).toBeLessThanOrEqual(0.03);
});

test('safety-7 of texts that somebody else wrote most are told apart; TRUST-14 wants 90 % and 3 %', () => {
  const { grave, harmless, missed, warned } = safetyRates('written-by-others');
  expect(missed.length / grave).toBeLessThanOrEqual(0.12);
  expect(warned.length / harmless).toBeLessThanOrEqual(0.12);
});

test('TRUST-14 of texts that the rules were made by none is warned of in vain', () => {
  const { grave, missed, warned } = safetyRates('tuned');
  expect(warned).toEqual([]);
  expect(missed.length / grave).toBeLessThanOrEqual(0.05);
});

test.each([
  ['Wir verlangen nie eine Kaution oder Gebühr.', 0],
  ['Zahlen Sie eine Kaution von 100 Euro.', 1],
  ['Geben Sie niemals eine TAN weiter, auch nicht uns.', 0],
  ['Unsere Bewerber machen kein Videoident.', 0],
  ['Bitte machen Sie heute das Videoident mit Ihrem Ausweis.', 1],
  ['Sie nehmen Pakete im Lager an und kleben Etiketten.', 0],
  ['Sie nehmen Pakete zu Hause an und kleben neue Etiketten.', 1],
])('TRUST-14 %j: %i, by who does what, not by the word', (text, count) => {
  expect(findWarnings(text, [])).toHaveLength(count);
});
