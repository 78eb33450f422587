import { onlyRoute } from './app-routes.tsx';

const routes = [
  {
    id: 'root',
    children: [{ id: '/login' }, { id: 'layout', children: [{ id: '/' }, { id: '*' }] }],
  },
];

test('VIEW-07 whoever draws one page has its route with those around it, and no other', () => {
  expect(onlyRoute(routes, '/')).toEqual([
    {
      id: 'root',

      children: [{ id: 'layout', children: [{ id: '/' }] }],
    },
  ]);
  expect(onlyRoute(routes, '/login')).toEqual([{ id: 'root', children: [{ id: '/login' }] }]);
});
