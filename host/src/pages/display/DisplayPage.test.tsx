import { apiFailure, buildCandidateUser, type Handlers, renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { DisplayPage } from './DisplayPage.tsx';

function open(
  handlers: Handlers = {},
  user = buildCandidateUser() as ReturnType<typeof buildCandidateUser> | null,
) {
  return renderPage(<DisplayPage />, {
    user,
    route: '/darstellung',
    handlers: {
      ...(user && {
        'PUT /users/{id}': ({ body }) => ({ ...user, display: body.display ?? null }),
      }),
      ...handlers,
    },
  });
}

const root = document.documentElement;

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested
  document.cookie = 'display=; Max-Age=0';
  for (const name of root.getAttributeNames())
    if (name.startsWith('data-')) root.removeAttribute(name);
});

test('AGE-04 LAY-10 everything holds at once, is announced, and kept for browser and account', async () => {
  const { person, calls, shell } = open();
  const said: string[] = [];
  shell.notices.subscribe(({ announcement }) => said.push(announcement.text));
  await person.click(screen.getByRole('radio', { name: /^Riesig/ }));
  expect(root).toHaveAttribute('data-text-size', '4');
  await person.click(screen.getByRole('radio', { name: /^Dunkel/ }));
  expect(root).toHaveAttribute('data-theme', 'dark');
  await person.click(screen.getByRole('switch', { name: 'Mehr Abstand in Texten' }));
  await person.click(screen.getByRole('switch', { name: 'Nachrichten mit Enter senden' }));
  expect(root).toHaveAttribute('data-spacing', 'wide');
  expect(document.cookie).toContain('display=size4.dark.wide.enter');
  expect(said).toEqual([
    'Schriftgröße: Riesig, 200 %',
    'Farben: Dunkel',
    'Mehr Abstand in Texten: ein',
    'Nachrichten mit Enter senden: ein',
  ]);
  expect(calls.at(-1)?.body).toEqual({ display: 'size4.dark.wide.enter' });
});

test('AGE-04 a visitor chooses for the browser alone', async () => {
  const { person, calls } = open({}, null);
  const reading = screen.getByRole('switch', { name: '„Vorlesen“ anbieten' });
  expect(reading).toBeChecked();
  await person.click(reading);
  expect(root).toHaveAttribute('data-reading', 'off');
  expect(reading).not.toBeChecked();
  expect(calls).toEqual([]);
});

test('AGE-04 what the account did not take holds here, and can be sent again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, handlers } = open({
    'PUT /users/{id}': () => {
      throw apiFailure('unavailable', 'Der Dienst ruht.');
    },
  });
  await person.click(screen.getByRole('radio', { name: /^Viel Kontrast/ }));
  expect(await screen.findByText('Auf Ihren anderen Geräten gilt es noch nicht')).toBeVisible();
  expect(root).toHaveAttribute('data-theme', 'contrast');
  handlers['PUT /users/{id}'] = () => buildCandidateUser({ display: 'contrast' });
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(screen.queryByText('Auf Ihren anderen Geräten gilt es noch nicht')).toBeNull();
  jest.restoreAllMocks();
});

test('AGE-04 LAY-10 the text size of before holds until something is chosen', () => {
  renderPage(<DisplayPage />, { user: null, stored: { textSize: '3' } });
  expect(screen.getByRole('radio', { name: /^Sehr groß/ })).toBeChecked();
});
