import { createNoticeStore, notify } from '@silverjobs/shell';
import { fireEvent } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { leaveNotices } from './leave-notices.ts';

const pages = [{ path: '/' }, { path: '/account' }];

function start() {
  const store = createNoticeStore();
  const router = createMemoryRouter(pages);
  leaveNotices(router, store);
  return {
    router,
    say: (title: string) => notify(store, { tone: 'success', title }),
    titles: () => store.getState().notices.map(({ title }) => title),
  };
}

test('HERS-07 layout-43 a notice that was there before the press does not follow to the next page', async () => {
  const { router, say, titles } = start();
  say('Gespeichert');
  fireEvent.click(document.body);
  await router.navigate('/account');
  expect(titles()).toEqual([]);
});

test('HERS-07 layout-43 what a press has done is told on the page that it leads to', async () => {
  const { router, say, titles } = start();
  fireEvent.click(document.body);
  say('Gelöscht');
  await router.navigate('/account');
  expect(titles()).toEqual(['Gelöscht']);
});

test('HERS-07 layout-43 going back leaves notices behind, another query of the same page does not', async () => {
  const { router, say, titles } = start();
  await router.navigate('/account');
  say('Gespeichert');
  await router.navigate('/account?seite=2');
  expect(titles()).toEqual(['Gespeichert']);
  await router.navigate(-2);
  expect(titles()).toEqual([]);
});
