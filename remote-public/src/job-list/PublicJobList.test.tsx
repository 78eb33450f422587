import type { PublicJobLean } from '@silverjobs/contract';
import { renderPage } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { PublicJobList } from './PublicJobList.tsx';

const job: PublicJobLean = {
  id: 12,
  slug: 'empfang',
  title: 'Mitarbeit am Empfang',
  employer: {
    id: 31,
    slug: 'altenzentrum',
    name: 'Altenzentrum',
    is_private: false,
    verified: false,
  },
  postal_code: '50667',
  city: 'Köln',
  place_label: '50667 Köln',
  distance_km: null,
  work_load_label: null,
  job_type_label: 'Minijob',
  homeoffice_id: 1,
  homeoffice_label: null,
  pay_label: null,
  created_at: 0,
  changed_at: 0,
};

test.each([
  ['Minijob, 17 € pro Stunde', ['Minijob, 17 € pro Stunde']],
  ['17 € pro Stunde', ['Minijob', '17 € pro Stunde']],
  [null, ['Minijob']],
])('PUB-02 the kind of a job stands once, also where the pay %s says it', async (pay, said) => {
  renderPage(<PublicJobList jobs={[{ ...job, pay_label: pay }]} />);
  const card = within(await screen.findByRole('article'));
  const texts = card.getAllByText(/Minijob|€/).map(({ textContent }) => textContent);
  expect(texts).toEqual(said);
});
