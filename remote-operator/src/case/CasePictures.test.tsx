import type { OperatorPicture } from '@silverjobs/contract';
import { buildOperatorUser, fill, renderPage } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { CasePictures } from './CasePictures.tsx';

const picture: OperatorPicture = {
  id: '5a3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e',
  kind: 'picture',
  width: 1_200,
  height: 800,
  alt: 'Unsere Werkstatt',
  hidden_for: null,
  webp: 'UklGRg==',
};

function open(before: OperatorPicture[]) {
  let pictures = before;
  return renderPage(<CasePictures jobId={7} />, {
    user: buildOperatorUser(),
    route: '/operator/cases/job/7',
    handlers: {
      'GET /operator/job/{id}/pictures': () => pictures,
      'PUT /operator/job/{id}/pictures': ({ body }) => {
        pictures = pictures.map((one) => ({
          ...one,
          hidden_for: body.hidden ? body.reason : null,
        }));
        return pictures;
      },
    },
  });
}

test('REACH-09 employers-95 an operator sees picture and logo and hides one with a reason', async () => {
  const logo: OperatorPicture = { ...picture, kind: 'logo', id: picture.id.replace('5', '6') };
  const { person, calls } = open([picture, { ...logo, alt: 'Weber Holzbau GmbH', webp: null }]);
  expect(await screen.findByRole('img', { name: 'Bild: Unsere Werkstatt' })).toBeVisible();
  expect(screen.getByText('Die Datei lässt sich nicht lesen.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Bild ausblenden' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bild ausblenden' }));
  fill(dialog.getByRole('textbox'), 'Das ist ein Werbebanner.');
  await person.click(dialog.getByRole('button', { name: 'Bild ausblenden' }));
  expect(await screen.findAllByText('Grund: Das ist ein Werbebanner.')).not.toEqual([]);
  expect(calls.filter(({ key }) => key.startsWith('PUT'))).toMatchObject([
    { body: { picture_id: picture.id, hidden: true, reason: 'Das ist ein Werbebanner.' } },
  ]);
});

test('REACH-09 employers-95 a hidden one is shown again', async () => {
  open([{ ...picture, hidden_for: 'Unscharf.' }]);
  expect(await screen.findByRole('button', { name: 'Bild wieder zeigen' })).toBeVisible();
  expect(screen.getByText('Ausgeblendet')).toBeVisible();
});
