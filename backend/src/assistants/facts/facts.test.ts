import { lawText } from '../rules/common/law-answers.ts';
import { FACTS, factsDate } from './facts.ts';

test('TALK-07 figures are given as of their month, and in a later year as perhaps changed', () => {
  expect(factsDate(new Date(`${FACTS.year}-12-30T12:00:00Z`))).toBe('Stand: Januar 2026');
  expect(lawText('minijob', new Date(`${FACTS.year + 1}-01-02T12:00:00Z`))).toContain(
    'Stand: Januar 2026; die Beträge können sich seitdem geändert haben',
  );
});
