import type { EmployerPicture } from '@silverjobs/contract';
import {
  apiFailure,
  buildClientUser,
  buildEditedJob,
  buildEmployerProfile,
  type Handlers,
  renderPage,
} from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openNewJob, post, posted } from '../new-job/testing/open-new-job.tsx';
import { LogoCard } from './LogoCard.tsx';

const ID = '5a3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e';
const picture: EmployerPicture = { id: ID, width: 1_200, height: 800, hidden_for: null };
const file = () => new File(['x'.repeat(20)], 'werkstatt.jpg', { type: 'image/jpeg' });

/** Takes what is uploaded. */
const taking = (made: EmployerPicture): Handlers => ({
  'POST /paper_upload': () => ({ id: ID, received: 0 }),
  'PUT /paper_upload/{id}': () => ({ id: ID, received: 20 }),
  'POST /client_picture': () => made,
});

const openLogo = (
  values: Parameters<typeof buildEmployerProfile>[0],
  handlers: Handlers = taking(picture),
) =>
  renderPage(<LogoCard client={buildEmployerProfile(values)} />, {
    user: buildClientUser(),
    route: '/new/profile',
    handlers: { 'DELETE /client_logo': () => ({ ok: true }), ...handlers },
  });

test('REACH-09 employers-94 a company uploads its logo and takes it away', async () => {
  const { person, calls } = openLogo({ logo: picture });
  await person.upload(await screen.findByLabelText('Anderes Logo hochladen'), file());
  await waitFor(() => expect(calls.map(({ key }) => key)).toContain('POST /client_picture'));
  expect(calls.at(-1)).toMatchObject({ body: { kind: 'logo', upload_id: ID } });
  await person.click(screen.getByRole('button', { name: 'Logo entfernen' }));
  await waitFor(() => expect(calls.map(({ key }) => key)).toContain('DELETE /client_logo'));
});

test('REACH-02 employers-94 what is refused is said in a sentence, and what was there stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const message = 'Das Bild ist zu klein, man würde nichts erkennen.';
  const { person } = openLogo(
    { logo: null },
    {
      ...taking(picture),
      'POST /client_picture': () => {
        throw apiFailure('validation.failed', message, 'file');
      },
    },
  );
  await person.upload(await screen.findByLabelText('Logo hochladen'), file());
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('„werkstatt.jpg“ wurde nicht gespeichert')).toBeVisible();
});

test('REACH-09 employers-95 an employer reads why its logo is hidden', async () => {
  openLogo({ logo: { ...picture, hidden_for: 'Das ist nicht Ihr Logo.' } });
  expect(await screen.findByText(/Das ist nicht Ihr Logo\./)).toBeVisible();
});

test.each([
  ['a household', { isPrivate: true, logo: null }],
  ['who has no profile yet', { complete: false, logo: null }],
  ['where the backend knows of none', {}],
])('REACH-09 employers-94 %s is asked for no logo', (_, values) => {
  expect(openLogo(values).container).not.toHaveTextContent('Logo');
});

test('REACH-09 employers-94 a picture needs words, is seen in the preview and posted with them', async () => {
  const { person, calls } = openNewJob('/new/job?copy=12', taking(picture));
  await screen.findAllByText('50968 Köln');
  await person.upload(await screen.findByLabelText('Bild hochladen'), file());
  const words = await screen.findByLabelText('Was ist auf dem Bild zu sehen?');
  await person.click(post());
  expect(words).toBeInvalid();
  await person.click(words);
  await person.paste('Unsere Werkstatt');
  const preview = within(screen.getByRole('region', { name: 'Vorschau' }));
  const shown = await preview.findByRole('img', { name: 'Unsere Werkstatt' });
  expect(shown).toHaveAttribute('src', `/api/public_picture/${ID}.webp`);
  expect(shown).toHaveAttribute('loading', 'lazy');
  expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['720', '480']);
  await person.click(post());
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /schalten für/ }),
  );
  await screen.findByText('Andere Seite');
  expect(posted(calls)).toMatchObject([{ picture: { id: ID, alt: 'Unsere Werkstatt' } }]);
});

test('REACH-09 employers-94 it is taken away again; a hidden one says why', async () => {
  const stored = { ...picture, alt: 'Unsere Werkstatt', hidden_for: 'Das ist ein Werbebanner.' };
  const { person } = openNewJob('/new/job?id=12', {
    'GET /job_demand/{id}/own': () => buildEditedJob({ picture: stored }),
  });
  expect(await screen.findByText(/Das ist ein Werbebanner\./)).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Unsere Werkstatt' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Bild entfernen' }));
  expect(screen.queryByLabelText('Was ist auf dem Bild zu sehen?')).toBeNull();
  expect(document.activeElement).toHaveTextContent('Bild hochladen');
  expect(document.body).not.toHaveFocus();
});

test('REACH-09 employers-94 a household is asked for no picture', async () => {
  openNewJob('/new/job', {
    'GET /client': () => buildEmployerProfile({ isPrivate: true }),
  });
  await screen.findByLabelText('Titel der Anzeige');
  expect(screen.queryByText('Bild hochladen')).toBeNull();
});
