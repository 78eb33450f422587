/** @jest-environment node */
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { pageFirst } from './page-first.tsx';

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

test('VIEW-07 the first drawing is of the page alone, the last one is what all routes draw', () => {
  const { routes: own, drawAll } = pageFirst(routes, 'frame');
  const draw = (given: typeof routes | typeof own) =>
    renderToString(<RouterProvider router={createMemoryRouter(given)} />);
  expect(draw(own)).toMatch(/^<p id="[^"]*">page<\/p>$/);
  drawAll();
  expect(draw(own)).toBe(draw(routes));
});
