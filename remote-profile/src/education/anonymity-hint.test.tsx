import { buildCandidate, buildCandidateUser, fill, renderPage } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { EducationPage } from './EducationPage.tsx';

test('TRUST-03 while one types it is said what employers do not see', async () => {
  const base = buildCandidate();
  const { person } = renderPage(<EducationPage />, {
    user: buildCandidateUser({ _candidate: base }),
    route: '/education',
    handlers: {},
  });
  await person.click(
    screen.getByRole('button', { name: /Fortbildungen und Programme.*bearbeiten/ }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText(/^Fortbildungen/);
  fill(field, 'Ersthelferin');
  expect(dialog.queryByText(/Das sehen Arbeitgeber nicht/)).toBeNull();
  fill(field, 'Ersthelferin, Tel. 0221 4455667');
  expect(
    await dialog.findByText(/Das sehen Arbeitgeber nicht: „0221 4455667“ \(eine Telefonnummer\)/),
  ).toBeVisible();
});
