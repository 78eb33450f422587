import { usePageHead } from '@silverjobs/shell';
import { renderPage } from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';

function Page({ title, to }: { title: string; to: string }) {
  usePageHead({ title, description: `Alles über ${title}`, canonical: `/${title}` });
  return <Link to={to}>weiter</Link>;
}

test('PUB-02 after a navigation the head is that of the new page alone', async () => {
  const { person } = renderPage(<Page title="eins" to="/zwei" />, {
    route: '/eins',
    pages: { '/zwei': <Page key="zwei" title="zwei" to="/leer" />, '/leer': <p>leer</p> },
  });
  const described = () =>
    [...document.head.querySelectorAll('meta[name=description]')].map((meta) =>
      meta.getAttribute('content'),
    );
  await waitFor(() => expect(described()).toEqual(['Alles über eins']));
  await person.click(screen.getByRole('link', { name: 'weiter' }));
  await waitFor(() => expect(described()).toEqual(['Alles über zwei']));
  expect(document.title).toBe('zwei · silverjobs');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'http://localhost/zwei',
  );
  await person.click(screen.getByRole('link', { name: 'weiter' }));
  await screen.findByText('leer');
  expect(described()).toEqual([]);
});
