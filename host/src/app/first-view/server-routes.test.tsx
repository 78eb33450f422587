/** @jest-environment node */
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { createTwoPassRoutes, pruneRoutes } from './server-routes.tsx';

const Page = () => <p id={useId()}>page</p>;
const Frame = () => (
  <div>
    <nav>menu</nav>
    <Outlet />
  </div>
);
const routes = [
  {
    id: 'root',
    children: [
      { id: 'frame', element: <Frame />, children: [{ path: '/', id: '/', Component: Page }] },
    ],
  },
];

test('VIEW-07 the first pass renders the page alone, the last one all routes', () => {
  const { routes: own, renderAll } = createTwoPassRoutes(routes, 'frame');
  const render = (given: typeof routes | typeof own) =>
    renderToString(<RouterProvider router={createMemoryRouter(given)} />);
  expect(render(own)).toMatch(/^<p id="[^"]*">page<\/p>$/);
  renderAll();
  expect(render(own)).toBe(render(routes));
});

test('VIEW-07 only the route of the page that is rendered is left, with those around it', () => {
  const table = [
    {
      id: 'root',
      children: [{ id: '/login' }, { id: 'layout', children: [{ id: '/' }, { id: '*' }] }],
    },
  ];
  expect(pruneRoutes(table, '/')).toEqual([
    { id: 'root', children: [{ id: 'layout', children: [{ id: '/' }] }] },
  ]);
  expect(pruneRoutes(table, '/login')).toEqual([{ id: 'root', children: [{ id: '/login' }] }]);
});
