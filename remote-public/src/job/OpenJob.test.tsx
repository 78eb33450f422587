import type { PublicJob } from '@silverjobs/contract';
import { renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { OpenJob } from './OpenJob.tsx';

const job: PublicJob = {
  id: 12,
  slug: 'empfang',
  title: 'Mitarbeit am Empfang',
  employer: {
    id: 31,
    slug: 'altenzentrum',
    name: 'Altenzentrum',
    is_private: false,
    verified: false,
    employer_type_label: null,
    profile_age_label: null,
    company_size_label: null,
    subsector_label: null,
    profile_link: null,
    profile_description: null,
  },
  postal_code: null,
  city: null,
  place_label: null,
  distance_km: null,
  work_load_label: null,
  job_type_label: null,
  homeoffice_id: 1,
  homeoffice_label: null,
  pay_label: null,
  created_at: 0,
  changed_at: 0,
  description: '<p>Sie begrüßen unsere Gäste.</p>',
  region_label: null,
  latitude: null,
  longitude: null,
  work_load_id: null,
  job_type_id: null,
  contract_kind: null,
  contract_label: null,
  pay_unit: null,
  pay_from: null,
  pay_to: null,
  contact_preference: 'message',
  ends_at: null,
  occupations: [],
  _warnings: [],
};

test('REACH-10 employers-87 the own application page is a second, marked way for everybody', async () => {
  const own = { ...job, application_address: 'https://www.beispiel.de/jobs?id=7' };
  renderPage(<OpenJob job={own} similar={[]} />);
  const link = await screen.findByRole('link', {
    name: /^Auf der Seite des Arbeitgebers bewerben/,
  });
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/\/public_job\/12\/apply\?von=public$/),
  );
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByText('Sie verlassen silverjobs: www.beispiel.de')).toBeVisible();
  const [first] = screen.getAllByRole('link', { name: 'Bewerben' });
  expect(first?.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('REACH-10 employers-87 without one there is the one way', async () => {
  renderPage(<OpenJob job={job} similar={[]} />);
  expect(await screen.findAllByRole('link', { name: 'Bewerben' })).not.toEqual([]);
  expect(screen.queryByText(/Sie verlassen silverjobs/)).toBeNull();
});
