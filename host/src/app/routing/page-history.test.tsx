import { createPerson } from '@silverjobs/testing';
import { UiProvider } from '@silverjobs/ui';
import { Dialog, Drawer } from '@silverjobs/ui/overlays';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { createPageHistory } from './page-history.ts';
import { PageHistoryProvider } from './RootRoute.tsx';

function Pool() {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  const [menu, setMenu] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <h1>Stellen</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Öffnen
      </button>
      <button type="button" onClick={() => setMenu(true)}>
        Menü
      </button>
      <Dialog open={open} title="Außen" onCloseRequest={() => setOpen(false)}>
        <button type="button" onClick={() => setInner(true)}>
          Weiter
        </button>
        <button type="button" onClick={() => navigate('?filter=neu', { replace: true })}>
          Filtern
        </button>
        <Link to="/job">Zur Stelle</Link>
      </Dialog>
      <Dialog open={inner} title="Innen" onCloseRequest={() => setInner(false)}>
        Text
      </Dialog>
      <Drawer open={menu} label="Menü" onCloseRequest={() => setMenu(false)}>
        <Link to="/job" onClick={() => setMenu(false)}>
          Stelle
        </Link>
      </Drawer>
    </>
  );
}

/** A document of the application, on the entry that the browser shows. */
function load(expired = false) {
  const history = createPageHistory(window);
  const loads: string[] = [];
  const loader = ({ request }: { request: Request }) => {
    loads.push(new URL(request.url).pathname);
    return null;
  };
  const router = createBrowserRouter(
    [
      {
        element: (
          <PageHistoryProvider history={history}>
            <Outlet />
            <Dialog open={expired} stays title="Abgelaufen" onCloseRequest={() => {}} />
          </PageHistoryProvider>
        ),
        HydrateFallback: () => null,
        children: [
          { path: '/before', loader, element: <h1>Davor</h1> },
          {
            path: '/',
            loader,
            shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
            element: <Pool />,
          },
          { path: '/job', loader, element: <h1>Stelle</h1> },
        ],
      },
    ],
    { window: history.window },
  );
  const { unmount } = render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  return { router, loads, unmount };
}

/** The pool, reached from another page of the same tab. */
async function open(expired = false) {
  window.history.replaceState(null, '', '/before');
  const app = load(expired);
  await act(() => app.router.navigate('/'));
  await screen.findByText('Öffnen');
  return { ...app, person: createPerson() };
}

/** Goes where the user wants, until the application has heard of it. */
const go = (by: number) =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
        window.history.go(by);
      }),
  );
const back = () => go(-1);
const isAt = (layers: number) => waitFor(() => expect(depth()).toBe(layers));
const depth = () => (window.history.state as { layers?: number }).layers ?? 0;
const isClosed = (name: string) => waitFor(() => expect(dialog(name)).toBeNull());
const dialog = (name: string) => screen.queryByRole('dialog', { name });

test('FIND-06 going back closes nested dialogs one by one, then leaves the page', async () => {
  const { person, loads, router } = await open();
  await person.click(screen.getByText('Öffnen'));
  await person.click(await screen.findByText('Weiter'));
  await screen.findByRole('dialog', { name: 'Innen' });
  expect(depth()).toBe(2);
  const before = loads.length;
  const { key } = router.state.location;
  await back();
  await isClosed('Innen');
  expect(dialog('Außen')).toBeVisible();
  await back();
  await isClosed('Außen');
  expect(location.pathname).toBe('/');
  expect(router.state.location.key).toBe(key);
  expect(loads).toHaveLength(before);
  await back();
  expect(await screen.findByText('Davor')).toBeVisible();
});

test('FIND-06 closing by its button leaves no dead entry, and forward opens nothing', async () => {
  const { person } = await open();
  await person.click(screen.getByText('Öffnen'));
  await person.click(await screen.findByRole('button', { name: 'Schließen' }));
  await isAt(0);
  await go(1);
  await isAt(0);
  await isClosed('Außen');
  expect(screen.getByText('Stellen')).toBeVisible();
  await back();
  expect(await screen.findByText('Davor')).toBeVisible();
});

test('FIND-06 a link in an open layer replaces its entry', async () => {
  const { person } = await open();
  await person.click(screen.getByText('Menü'));
  const { length } = window.history;
  await person.click(await screen.findByText('Stelle'));
  expect(await screen.findByRole('heading', { name: 'Stelle' })).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/job'));
  expect(window.history.length).toBe(length);
  await back();
  expect(await screen.findByText('Stellen')).toBeVisible();
  await isClosed('Menü');
  await person.click(screen.getByText('Öffnen'));
  await person.click(await screen.findByText('Zur Stelle'));
  expect(await screen.findByRole('heading', { name: 'Stelle' })).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/job'));
  await isAt(0);
  await back();
  expect(await screen.findByText('Stellen')).toBeVisible();
});

test('FIND-06 a filter changed in a dialog stays in the address', async () => {
  const { person, loads } = await open();
  await person.click(screen.getByText('Öffnen'));
  const before = loads.length;
  await person.click(await screen.findByText('Filtern'));
  await waitFor(() => expect(location.search).toBe('?filter=neu'));
  expect(depth()).toBe(1);
  await back();
  await isClosed('Außen');
  expect(location.search).toBe('?filter=neu');
  expect(loads).toHaveLength(before);
});

test('FIND-06 the dialog of the expired session stays', async () => {
  await open(true);
  await isAt(1);
  await back();
  await isAt(1);
  await back();
  await isAt(1);
  expect(screen.getByRole('dialog', { name: 'Abgelaufen' })).toBeVisible();
  expect(location.pathname).toBe('/');
  expect(depth()).toBe(1);
});

test('FIND-06 after a reload on the entry of a dialog nothing is open', async () => {
  const { person, unmount } = await open();
  await person.click(screen.getByText('Öffnen'));
  await screen.findByRole('dialog', { name: 'Außen' });
  expect(depth()).toBe(1);
  unmount();
  load();
  expect(await screen.findByText('Stellen')).toBeVisible();
  await isAt(0);
  await isClosed('Außen');
  await back();
  expect(await screen.findByText('Davor')).toBeVisible();
});
