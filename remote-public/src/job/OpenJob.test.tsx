import { buildPublicJob, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { OpenJob } from './OpenJob.tsx';

test('REACH-10 employers-87 the own application page is a second, marked way for everybody', async () => {
  const own = buildPublicJob({ application_address: 'https://www.beispiel.de/jobs?id=7' });
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
  renderPage(<OpenJob job={buildPublicJob()} similar={[]} />);
  expect(await screen.findAllByRole('link', { name: 'Bewerben' })).not.toEqual([]);
  expect(screen.queryByText(/Sie verlassen silverjobs/)).toBeNull();
});

test('REACH-09 employers-94 picture and logo come after what decides, with their size and words, when they are near', async () => {
  const id = '5a3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e';
  const job = buildPublicJob({
    picture: { id, width: 800, height: 1_200, alt: 'Unsere Werkstatt' },
  });
  const logo = { id, width: 240, height: 120 };
  renderPage(<OpenJob job={{ ...job, employer: { ...job.employer, logo } }} similar={[]} />);
  const picture = await screen.findByRole('img', { name: 'Unsere Werkstatt' });
  const sizeOf = (image: HTMLElement) =>
    ['loading', 'width', 'height'].map((name) => image.getAttribute(name));
  expect(picture).toHaveAttribute('src', `/api/public_picture/${id}.webp`);
  expect(sizeOf(picture)).toEqual(['lazy', '320', '480']);
  expect(sizeOf(screen.getByRole('img', { name: `Logo: ${job.employer.name}` }))).toEqual([
    'lazy',
    '192',
    '96',
  ]);
  const text = screen.getByRole('heading', { name: 'Die Stelle' });
  expect(text.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('TRUST-09 employers-37 everybody reads the last day on which one can apply', () => {
  // The midnight after it, in Berlin.
  const job = buildPublicJob({ ends_at: Date.UTC(2026, 11, 18, 23) });
  renderPage(<OpenJob job={job} similar={[]} />);
  expect(screen.getByText('18.12.2026')).toBeVisible();
});
