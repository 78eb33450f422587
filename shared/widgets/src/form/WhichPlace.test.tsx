import { renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { WhichPlace } from './WhichPlace.tsx';

function Asked({ typed: first }: { typed: string }) {
  const [typed, setTyped] = useState(first);
  return (
    <>
      <p>Gewählt: {typed}</p>
      <WhichPlace typed={typed} onChoose={setTyped} />
    </>
  );
}

const handlers = {
  'GET /postal_code': () => [
    { postal_code: '01067', city: 'Dresden', country: 'Deutschland' },
    { postal_code: 'CH-1067', city: 'Musterwil', country: 'Schweiz' },
  ],
};

test('REACH-13 four digits ask which place is meant, and a press answers', async () => {
  const { person } = renderPage(<Asked typed="1067" />, { handlers });
  await person.click(await screen.findByRole('button', { name: '01067 Dresden, Deutschland' }));
  expect(screen.getByText('Gewählt: 01067')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('REACH-13 digits that are nowhere say so', async () => {
  renderPage(<Asked typed="9999" />, { handlers: { 'GET /postal_code': () => [] } });
  expect(await screen.findByText(/kennen wir nicht/)).toBeVisible();
});
