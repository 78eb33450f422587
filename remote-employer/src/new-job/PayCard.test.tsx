import { buildClientUser, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { EMPTY_JOB } from './job-form.ts';
import { PayCard } from './PayCard.tsx';

test.each([
  ['CH-4051', 'Franken'],
  ['FL-9490', 'Franken'],
  ['A-5020', 'Euro'],
  ['50968', 'Euro'],
  ['', 'Euro'],
])('REACH-13 employers-35 pay of a job in %j is asked for in %s', (postalCode, currency) => {
  renderPage(
    <PayCard
      form={{ ...EMPTY_JOB, payUnit: 'hour', postalCode }}
      onChange={() => {}}
      idOf={(field) => field}
      errorOf={() => undefined}
      workLoad={null}
    />,
    { user: buildClientUser() },
  );
  expect(screen.getByLabelText(`Betrag in ${currency}`)).toBeVisible();
  expect(screen.getByLabelText(new RegExp(`^Bis zu, in ${currency}`))).toBeVisible();
});
