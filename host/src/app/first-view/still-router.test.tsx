/** @jest-environment <rootDir>/jest/jsdom-environment.cjs */
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { stillRouter } from './still-router.ts';

const routes = [
  { path: '/drawn', element: <h1>Gezeichnet</h1> },
  { path: '/next', element: <p>Weiter</p> },
];

/** Takes the page over as the host does; somebody goes on at the given moment. */
async function takeOver(still: boolean, goOn: 'before' | 'after'): Promise<string[]> {
  const router = createMemoryRouter(routes, { initialEntries: ['/drawn'] });
  const shown = still ? stillRouter(router) : router;
  document.body.innerHTML = '<div id="root"><h1>Gezeichnet</h1></div>';
  const problems: string[] = [];
  const root = document.getElementById('root') as HTMLElement;
  if (goOn === 'before') await router.navigate('/next');
  await act(async () => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={shown} />
      </StrictMode>,
      { onRecoverableError: (error) => problems.push(String(error)) },
    );
  });
  if (goOn === 'after') await act(() => router.navigate('/next'));
  expect(root.textContent).toBe('Weiter');
  return problems;
}

test.each(['before', 'after'] as const)(
  'VIEW-04 who goes on %s the page is alive arrives, and what was drawn is taken over as it is',
  async (goOn) => {
    expect(await takeOver(true, goOn)).toEqual([]);
  },
);

test('without it another page would be taken over than was drawn', async () => {
  expect(await takeOver(false, 'before')).not.toEqual([]);
});
