/** @jest-environment <rootDir>/shared/testing/src/jest/jsdom-environment.cjs */
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { freezeRouterUntilHydrated } from './browser-first-view.ts';

const routes = [
  { path: '/rendered', element: <h1>Vom Server</h1> },
  { path: '/next', element: <p>Weiter</p> },
];

/** Hydrates as the host does; somebody navigates before or after that. */
async function hydrate(frozen: boolean, navigates: 'before' | 'after'): Promise<string[]> {
  const router = createMemoryRouter(routes, { initialEntries: ['/rendered'] });
  const shown = frozen ? freezeRouterUntilHydrated(router) : router;
  document.body.innerHTML = '<div id="root"><h1>Vom Server</h1></div>';
  const problems: string[] = [];
  const root = document.getElementById('root') as HTMLElement;
  if (navigates === 'before') await router.navigate('/next');
  await act(async () => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={shown} />
      </StrictMode>,
      { onRecoverableError: (error) => problems.push(String(error)) },
    );
  });
  if (navigates === 'after') await act(() => router.navigate('/next'));
  expect(root.textContent).toBe('Weiter');
  return problems;
}

test.each(['before', 'after'] as const)(
  'VIEW-04 who navigates %s the page is hydrated arrives, and React hydrates what was rendered',
  async (navigates) => {
    expect(await hydrate(true, navigates)).toEqual([]);
  },
);

test('without it React would hydrate another page than was rendered', async () => {
  expect(await hydrate(false, 'before')).not.toEqual([]);
});
