import { apiFailure, buildCandidateUser, renderPage } from '@silverjobs/testing';
import { screen, waitFor } from '@testing-library/react';
import { TextSizes } from './TextSizes.tsx';

const root = document.documentElement;

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested
  document.cookie = 'display=; Max-Age=0';
  root.removeAttribute('data-text-size');
});

test('HERS-09 a press sets the text size for this browser and the account, and says so', async () => {
  const user = buildCandidateUser({ display: 'dark' });
  const { person, calls, shell } = renderPage(<TextSizes />, {
    user,
    handlers: {
      'PUT /users/{id}': ({ body }) => ({ ...user, display: body.display ?? null }),
    },
  });
  const said: string[] = [];
  shell.notices.subscribe(({ announcement }) => said.push(announcement.text));
  expect(screen.getByRole('button', { name: 'A 100 %' })).toHaveAttribute('aria-pressed', 'true');
  await person.click(screen.getByRole('button', { name: /150 %/ }));
  expect(root).toHaveAttribute('data-text-size', '3');
  expect(screen.getByRole('button', { name: /150 %/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'A 100 %' })).toHaveAttribute('aria-pressed', 'false');
  expect(calls.at(-1)?.body).toEqual({ display: 'size3' });
  expect(said).toEqual(['Schriftgröße: 150 %']);
  await person.click(screen.getByRole('button', { name: 'A 100 %' }));
  expect(root).not.toHaveAttribute('data-text-size');
});

test('HERS-09 it holds here also where the account does not take it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = renderPage(<TextSizes />, {
    user: buildCandidateUser(),
    handlers: {
      'PUT /users/{id}': () => {
        throw apiFailure('unavailable', 'Der Dienst ruht.');
      },
    },
  });
  await person.click(screen.getByRole('button', { name: /125 %/ }));
  expect(root).toHaveAttribute('data-text-size', '2');
  expect(document.cookie).toContain('display=size2');
  jest.restoreAllMocks();
});

test('HERS-09 of quick presses the account gets the last one last, whatever arrives late', async () => {
  const user = buildCandidateUser();
  const answers: (() => void)[] = [];
  const { person, calls, shell } = renderPage(<TextSizes />, {
    user,
    handlers: {
      'PUT /users/{id}': async ({ body }) => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return { ...user, display: body.display ?? null };
      },
    },
  });
  const sizes = () => calls.map(({ body }) => (body as { display: string }).display);
  for (const name of [/150 %/, /125 %/, 'A 100 %', /125 %/]) {
    await person.click(screen.getByRole('button', { name }));
  }
  expect(sizes()).toEqual(['size3']);
  answers[0]?.();
  await waitFor(() => expect(sizes()).toEqual(['size3', 'size2']));
  answers[1]?.();
  await waitFor(() => expect(shell.session.getState().user?.display).toBe('size2'));
  expect(sizes()).toHaveLength(2);
});

test('HERS-09 none of the three is pressed with the largest text of /darstellung', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested
  document.cookie = 'display=size4';
  renderPage(<TextSizes />, { user: null });
  for (const button of screen.getAllByRole('button'))
    expect(button).toHaveAttribute('aria-pressed', 'false');
});
