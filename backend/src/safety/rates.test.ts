import { findWarnings } from './find-warnings.ts';
import { readTexts } from './testing/kept-texts.ts';
import { safetyRates } from './testing/rates.ts';

test.each(['written-by-others', 'written-apart'] as const)(
  'TRUST-14 of %s 90 %% of the grave are found, 3 %% of the harmless warned of',
  (texts) => {
    const { grave, harmless, missed, warned } = safetyRates(texts);
    expect(missed.length / grave).toBeLessThanOrEqual(0.1);
    expect(warned.length / harmless).toBeLessThanOrEqual(0.03);
  },
);

test('TRUST-14 what is measured with was never learnt from', () => {
  const learnt = new Set((['tuned', 'further', 'hold-out'] as const).flatMap(readTexts));
  const measured = (['written-by-others', 'written-apart'] as const).flatMap(readTexts);
  expect(measured.filter((text) => learnt.has(text))).toEqual([]);
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
