import type { ClientProfile } from '@silverjobs/contract';
import { buildClientProfile, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { EmployerCard } from './EmployerCard.tsx';

/** Each row with the field that fills it. */
const rows: [term: string, field: keyof ClientProfile, value: string][] = [
  ['Name', 'profile_name', 'Weber Holzbau'],
  ['Ansprechperson', 'contact_name', 'Jochen Weber'],
  ['Art', 'employer_type_label', 'Unternehmen'],
  ['Unternehmen besteht seit', 'profile_age_label', '11 bis 25 Jahren'],
  ['Größe', 'company_size_label', '1 bis 10'],
  ['Branche', 'subsector_label', 'Holz'],
  ['Mehr Informationen', 'profile_link', 'https://weber.example'],
];
const nothing = Object.fromEntries(rows.map(([, field]) => [field, null]));
const everything = Object.fromEntries(rows.map(([, field, value]) => [field, value]));

function terms(values: Partial<ClientProfile>) {
  const { unmount } = renderPage(
    <EmployerCard client={buildClientProfile({ profile_description: null, ...values })} />,
  );
  const shown = screen.queryAllByRole('term').map(({ textContent }) => textContent);
  unmount();
  return shown;
}

/** Each row alone, and all but each; with `TESTS=all` every combination. */
const combinations =
  process.env.TESTS === 'all'
    ? Array.from({ length: 2 ** rows.length }, (_, bits) =>
        rows.filter((_row, index) => bits & (2 ** index)),
      )
    : rows.flatMap((row) => [[row], rows.filter((other) => other !== row)]);

test('JOB-04 each row shows when it is filled, whatever others are', () => {
  for (const filled of combinations) {
    const values = Object.fromEntries(filled.map(([, field, value]) => [field, value]));
    expect(terms({ ...nothing, ...values })).toEqual(filled.map(([term]) => term));
  }
});

test.each([null, '', '   '])('JOB-04 a row with %p is empty', (value) => {
  const empty = Object.fromEntries(rows.map(([, field]) => [field, value]));
  expect(terms(empty)).toEqual([]);
});

test('JOB-04 a private employer always has Privat as contact person', () => {
  expect(terms({ ...nothing, isPrivate: true })).toEqual(['Ansprechperson']);
  expect(terms({ ...everything, isPrivate: true })).toEqual(rows.map(([term]) => term));
  renderPage(<EmployerCard client={buildClientProfile({ ...everything, isPrivate: true })} />);
  expect(screen.getByText('Privat')).toBeVisible();
  expect(screen.queryByText(/Jochen Weber/)).toBeNull();
});

test.each([
  [null, false],
  ['  ', false],
  ['<p>Wir bauen.</p>', true],
])('JOB-04 the description %p shows: %p', (profile_description, shows) => {
  const client = buildClientProfile({ profile_description });
  const { container } = renderPage(<EmployerCard client={client} />);
  expect(container.querySelector('.sj-prose') !== null).toBe(shows);
});
