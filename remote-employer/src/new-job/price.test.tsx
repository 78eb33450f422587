import { DEFAULT_PRICES } from '@silverjobs/contract/plans';
import { buildEmployerProfile, renderPage } from '@silverjobs/testing';
import { waitFor } from '@testing-library/react';
import { netCents, priceWords } from './job-price.ts';
import { PriceHint } from './PriceHint.tsx';

test.each([
  ['a company', { isPrivate: false, non_profit: 'none' as const }, 'minijob', '', 4_900],
  ['a company with a volunteer', { isPrivate: false }, 'voluntary', 'unpaid', 4_900],
  ['who only asked', { isPrivate: false, non_profit: 'asked' as const }, 'voluntary', '', 4_900],
  ['a non-profit', { isPrivate: false, non_profit: 'proven' as const }, 'voluntary', '', 0],
  [
    'a non-profit that pays',
    { isPrivate: false, non_profit: 'proven' as const },
    'voluntary',
    'hour',
    4_900,
  ],
  [
    'a non-profit with a job',
    { isPrivate: false, non_profit: 'proven' as const },
    'minijob',
    '',
    4_900,
  ],
  ['a household', { isPrivate: true }, 'minijob', 'hour', 0],
])('REACH-14 employers-66 what %s pays', (_name, poster, contractKind, payUnit, cents) => {
  expect(netCents(poster, { contractKind, payUnit }, DEFAULT_PRICES)).toBe(cents);
});

test.each([
  [{ isPrivate: true }, /Privathaushalt/],
  [{ isPrivate: false, non_profit: 'none' as const }, /Eine Anzeige kostet 58,31/],
  [{ isPrivate: false, non_profit: 'proven' as const }, /Ein Ehrenamt ohne Lohn ist für Sie/],
])('REACH-14 employers-67 the price stands at the beginning: %p', async (values, text) => {
  const client = buildEmployerProfile(values);
  const { container } = renderPage(<PriceHint client={client} />, { route: '/new/job' });
  await waitFor(() => expect(container.textContent).toMatch(text));
});

test.each([
  ['Germany', { postal_code: '50667' }, /^49,00\s€ zuzüglich 19 % Umsatzsteuer \(9,31\s€\)$/],
  ['Austria', { postal_code: 'A-5020', vat_id: 'ATU12345675' }, /^ohne .* \(Reverse Charge\)$/],
  ['Austria without a number', { postal_code: 'A-5020' }, /zuzüglich 19 %/],
  ['Switzerland', { postal_code: 'CH-4051' }, /^ohne deutsche Umsatzsteuer$/],
])('REACH-13 employers-68 the price is part of a sentence, in %s too', (_, where, words) => {
  expect(priceWords([4_900], { isPrivate: false, ...where }).detail).toMatch(words);
});
