import { createTestApp, plainWordsBefore } from '@silverjobs/testing';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RootErrorPage } from './fallback-pages.tsx';

test("ACC-07 HERS-12 the status-404 error screen has its English text behind a German one and offers 'Back Home'", async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { Providers, reported } = createTestApp();
  const router = createMemoryRouter([
    {
      path: '/',
      Component: () => {
        throw new Error('the host fails');
      },
      ErrorBoundary: RootErrorPage,
    },
  ]);
  render(<RouterProvider router={router} />, { wrapper: Providers });
  const title = await screen.findByText('Something went wrong, please try again!');
  expect(title).toHaveAttribute('lang', 'en');
  expect(plainWordsBefore(title.textContent)).toBe('Da ist etwas schiefgegangen.');
  expect(screen.getByText('Fehlernummer 404')).toBeVisible();
  expect(screen.getByRole('button', { name: /Back Home/ })).toBeVisible();
  expect(reported).toEqual([expect.objectContaining({ message: 'the host fails' })]);
  logged.mockRestore();
});
