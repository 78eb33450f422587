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
