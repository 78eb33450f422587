import { DEFAULT_DISPLAY } from '@silverjobs/contract/display';
import { buildCandidateUser, renderPage } from '@silverjobs/testing';
import { followAccount } from './follow-account.ts';

function open({
  display = null as string | null,
  cookie = '',
  owner = null as number | null,
} = {}) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested
  document.cookie = cookie ? `display=${cookie}` : 'display=; Max-Age=0';
  const user = buildCandidateUser({ display });
  const page = renderPage(null, {
    user,
    ...(owner !== null && { stored: { displayOwner: JSON.stringify(owner) } }),
    handlers: { 'PUT /users/{id}': ({ body }) => ({ ...user, display: body.display ?? null }) },
  });
  followAccount(page.shell);
  return { ...page, user, chosen: () => page.shell.display.store.getState().chosen };
}

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested
  document.cookie = 'display=; Max-Age=0';
});

test('AGE-04 display-2 a browser without a choice takes that of the account', () => {
  const { chosen } = open({ display: 'size3.dark' });
  expect(chosen()).toMatchObject({ size: 3, theme: 'dark' });
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.cookie).toContain('display=size3.dark');
});

test('AGE-04 display-2 what is chosen in a browser stays there, and is nothing that the account chose', () => {
  const { chosen, calls } = open({ cookie: 'contrast' });
  expect(chosen()).toEqual({ ...DEFAULT_DISPLAY, theme: 'contrast' });
  expect(calls).toEqual([]);
});

test('AGE-04 display-2 another user of the browser gets the own choice', () => {
  const { chosen } = open({ display: 'size2', cookie: 'dark', owner: 9_999 });
  expect(chosen()).toEqual({ ...DEFAULT_DISPLAY, size: 2 });
});

test('AGE-04 display-2 the same user keeps what this browser has', () => {
  const { user } = { user: buildCandidateUser() };
  const { chosen, calls } = open({ display: 'size2', cookie: 'dark', owner: user.id });
  expect(chosen()).toEqual({ ...DEFAULT_DISPLAY, theme: 'dark' });
  expect(calls).toEqual([]);
});
