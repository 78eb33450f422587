import { renderPage } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { ShareJob } from './ShareJob.tsx';

const job = { id: 12, title: 'Fahrdienst' };

function define(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const open = async () => {
  const page = renderPage(<ShareJob job={job} />);
  await page.person.click(screen.getByRole('button', { name: 'Teilen' }));
  return page;
};

test('where the system can share, it gets title and address of the job', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  define('share', share);
  await open();
  expect(share).toHaveBeenCalledWith({ title: 'Fahrdienst', url: 'http://localhost/jobs/12' });
  expect(screen.queryByRole('button', { name: 'Link kopieren' })).toBeNull();
});

test('closing the system’s window is no failure', async () => {
  define('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
  await open();
  expect(screen.queryByRole('button', { name: 'Link kopieren' })).toBeNull();
});

test.each([
  ['there is none', undefined],
  ['it is refused', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('when %s: the link can be copied or sent by mail', async (_, share) => {
  if (share) define('share', share);
  const { person } = await open();
  const written = jest.fn().mockResolvedValue(undefined);
  define('clipboard', { writeText: written });
  expect(await screen.findByLabelText('Link zu dieser Stelle')).toHaveValue(
    'http://localhost/jobs/12',
  );
  await person.click(screen.getByRole('button', { name: 'Link kopieren' }));
  expect(written).toHaveBeenCalledWith('http://localhost/jobs/12');
  expect(await screen.findByText(/^Der Link ist kopiert/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Per E-Mail senden' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:\?subject=Stelle%3A%20Fahrdienst/),
  );
  await person.click(screen.getByRole('button', { name: 'Teilen' }));
  expect(screen.queryByRole('button', { name: 'Link kopieren' })).toBeNull();
});

test('when copying is refused the link is selected to be copied by hand', async () => {
  const { person } = await open();
  define('clipboard', { writeText: () => Promise.reject(new Error('no')) });
  await person.click(screen.getByRole('button', { name: 'Link kopieren' }));
  expect(await screen.findByText(/Strg und C/)).toBeVisible();
  expect(screen.getByLabelText('Link zu dieser Stelle')).toHaveFocus();
});
