import { createTestApp } from '@silverjobs/testing';
import { render, screen } from '@testing-library/react';
import { Slot } from './Slot.tsx';

function open(loadWidgets: ReturnType<typeof createTestApp>['shell']['loadWidgets']) {
  const app = createTestApp();
  Object.assign(app.shell, { loadWidgets });
  render(
    <app.Providers>
      <h1>Stelle</h1>
      <Slot name="beside-job" />
    </app.Providers>,
  );
  return app;
}

test('TEAM-14 a page stands at once, and the widgets of its place come when they are there', async () => {
  const asked: string[] = [];
  open(async (slot) => {
    asked.push(slot);
    return [{ remote: 'silverplus', Component: () => <p>Kurs</p> }];
  });
  expect(screen.getByRole('heading', { name: 'Stelle' })).toBeVisible();
  expect(screen.queryByText('Kurs')).toBeNull();
  expect(await screen.findByText('Kurs')).toBeVisible();
  expect(asked).toEqual(['beside-job']);
});

test('TEAM-14 a place stays empty where widgets are slow for ever', () => {
  open(() => new Promise(() => {}));
  expect(screen.getByRole('heading', { name: 'Stelle' })).toBeVisible();
});
