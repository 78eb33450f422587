import { renderPage } from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import type { FormState } from './form-state.ts';
import { LazyConflict } from './LazyConflict.tsx';

const conflict = (number: number): NonNullable<FormState['conflict']> => ({
  groups: [],
  number,
  resolve: () => {},
});

test('TRUST-06 layout-17 a choice whose code is lost says so, and both buttons try again', async () => {
  // Each try asks twice.
  let lost = 4;
  const importPart = async () => {
    lost -= 1;
    if (lost >= 0) throw new Error('ChunkLoadError');
    return () => <p>Auswahl</p>;
  };
  const show = (number: number) => (
    <LazyConflict conflict={conflict(number)} importPart={importPart} />
  );
  const page = renderPage(show(1));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal/,
  );
  await page.person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(lost).toBe(0));
  await page.person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Auswahl')).toBeVisible();
});
