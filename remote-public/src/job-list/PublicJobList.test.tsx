import { buildPublicJobLean, renderPage } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { PublicJobList } from './PublicJobList.tsx';

test.each([
  ['Minijob, 17 € pro Stunde', ['Minijob, 17 € pro Stunde']],
  ['17 € pro Stunde', ['Minijob', '17 € pro Stunde']],
  [null, ['Minijob']],
])('PUB-02 the kind of a job stands once, also where the pay %s says it', async (pay, said) => {
  renderPage(<PublicJobList jobs={[buildPublicJobLean({ pay_label: pay })]} />);
  const card = within(await screen.findByRole('article'));
  const texts = card.getAllByText(/Minijob|€/).map(({ textContent }) => textContent);
  expect(texts).toEqual(said);
});
