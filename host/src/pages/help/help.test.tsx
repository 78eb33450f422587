import { apiFailure, buildImprint, type Handlers, NoAnswer } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { helpOf } from '../../../common/help.ts';
import { hostPaths } from '../../../common/host-paths.ts';
import { answerHelp } from '../../testing/answer-help.ts';
import { buildPage, buildRegistry, buildRemote } from '../../testing/build-registry.ts';
import { renderHost } from '../../testing/render-host.tsx';
// Warms the page that the route fetches on demand.
import './HelpPage.tsx';

const steps: [string, string, string] = ['Erstens', 'Drücken Sie auf „Kontaktieren“', 'Drittens'];
const registry = buildRegistry(
  buildRemote({
    pages: [buildPage(), buildPage({ path: '/jobs/:id' }), buildPage({ path: '/ohne-hilfe' })],
    help: [
      { order: 1, title: 'Sich bewerben', paths: ['/jobs/:id'], intro: 'So geht es.', steps },
      {
        order: 2,
        title: 'Verträge beenden',
        paths: ['/'],
        intro: 'Ja.',
        steps,
        words: 'Kündigung',
      },
    ],
  }),
);
beforeEach(() => answerHelp(async () => helpOf(registry)));

async function open(route = hostPaths.help as string, handlers: Handlers = {}) {
  const page = renderHost({
    route,
    registry,
    handlers: {
      'GET /imprint': () => buildImprint(),
      'POST /callback_request': () => ({ ok: true as const }),
      ...handlers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Hilfe' });
  return page;
}

test('AGE-07 help for the page one came from, in three steps, with the way back to it', async () => {
  await open('/hilfe?seite=%2Fjobs%2F12');
  const heading = await screen.findByRole('heading', { name: /^Hilfe zu dieser Seite: Sich/ });
  const box = heading.closest('section') as HTMLElement;
  expect(within(box).getAllByRole('listitem')).toHaveLength(3);
  expect(box).toHaveTextContent('Kontaktieren');
  expect(within(box).getByRole('link')).toHaveAttribute('href', '/jobs/12');
});

test('AGE-07 help is a link of the header and keeps the page it is about', async () => {
  await open('/hilfe?seite=%2Fmessages');
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Hilfe' })).toHaveAttribute(
    'href',
    '/hilfe?seite=%2Fmessages',
  );
});

test.each(['/hilfe', '/hilfe?seite=https://boese.example', '/hilfe?seite=/gibt-es-nicht'])(
  'AGE-07 %s has no help of a page, and all topics',
  async (route) => {
    await open(route);
    expect(await screen.findByText('Sich bewerben')).toBeVisible();
    expect(screen.getByText('Sicher bleiben')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Hilfe zu dieser/ })).toBeNull();
  },
);

test('AGE-07 the search finds help by any of its words and says how much', async () => {
  const { person } = await open();
  await screen.findByText('Alle Themen:');
  await person.type(screen.getByLabelText('Wonach suchen Sie?'), 'kuendigung');
  expect(screen.getByText('1 Thema gefunden:')).toBeVisible();
  expect(screen.getByText('Verträge beenden')).toBeVisible();
  await person.type(screen.getByLabelText('Wonach suchen Sie?'), ' raumschiff');
  expect(screen.getByText(/Dazu haben wir nichts gefunden/)).toBeVisible();
});

test('HERS-14 guide-3 who looks for the telephone is shown its number', async () => {
  const { person } = await open();
  await screen.findByText('Alle Themen:');
  const numbers = () => screen.queryAllByText(/Rufen Sie uns an/).length;
  const before = numbers();
  await person.type(screen.getByLabelText('Wonach suchen Sie?'), 'telefon');
  expect(numbers()).toBe(before + 1);
});

test('AGE-07 a call is asked for with a time; what is missing is said, the answer has the focus', async () => {
  const { person, calls } = await open();
  await person.click(screen.getByRole('button', { name: 'Rufen Sie mich an' }));
  expect(screen.getByLabelText('Ihr Name')).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Um Anruf bitten' }));
  expect(await screen.findAllByText('Bitte wählen Sie aus, wann wir anrufen sollen.')).not.toEqual(
    [],
  );
  await person.type(screen.getByLabelText('Ihr Name'), 'Ute Neu');
  await person.type(screen.getByLabelText('Ihre Telefonnummer'), '0221 123456');
  await person.click(screen.getByLabelText('vormittags'));
  await person.click(screen.getByRole('button', { name: 'Um Anruf bitten' }));
  const thanks = await screen.findByText(/Wir rufen unter 0221 123456 an, vormittags/);
  expect(thanks.closest('[tabindex]')).toHaveFocus();
  expect(calls.filter(({ key }) => key === 'POST /callback_request')).toMatchObject([
    { body: { name: 'Ute Neu', phone: '0221 123456', time_window: 'morning' } },
  ]);
});

test('AGE-07 a wish that did not arrive says why and stays', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person } = await open(hostPaths.help, {
    'POST /callback_request': () => {
      throw apiFailure('rate.limited', 'Zu viele Versuche.');
    },
  });
  await person.click(screen.getByRole('button', { name: 'Rufen Sie mich an' }));
  await person.type(screen.getByLabelText('Ihr Name'), 'Ute Neu');
  await person.type(screen.getByLabelText('Ihre Telefonnummer'), '0221 123456');
  await person.click(screen.getByLabelText('egal, wann es passt'));
  await person.click(screen.getByRole('button', { name: 'Um Anruf bitten' }));
  expect(await screen.findByText('Zu viele Versuche.')).toBeVisible();
  expect(screen.getByLabelText('Ihr Name')).toHaveValue('Ute Neu');
  logged.mockRestore();
});

test('AGE-07 guide-15 a page whose remote declares no help has the general way to help', async () => {
  await open('/hilfe?seite=%2Fohne-hilfe');
  const heading = await screen.findByRole('heading', { name: 'Hilfe zu dieser Seite' });
  const box = heading.closest('section') as HTMLElement;
  expect(await within(box).findByText(/noch keine eigene Hilfe/)).toBeVisible();
  expect(within(box).getByRole('link')).toHaveAttribute('href', '/ohne-hilfe');
});

test('AGE-07 guide-15 help that cannot be loaded says so, general help stays, and a retry brings it', async () => {
  answerHelp(async () => {
    throw new Error('No network.');
  });
  const { person } = await open('/hilfe?seite=%2Fjobs%2F12');
  expect(await screen.findByText('Ein Teil der Hilfe fehlt')).toBeVisible();
  expect(screen.getByText(/Die Hilfe zu dieser Seite konnten wir nicht laden/)).toBeVisible();
  expect(screen.getByText('Sicher bleiben')).toBeVisible();
  answerHelp(async () => helpOf(registry));
  await person.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('heading', { name: /: Sich bewerben$/ })).toBeVisible();
});

test('AGE-07 the telephone stands there with its times, from the configuration', async () => {
  await open();
  expect(await screen.findByRole('link', { name: /^0221\s4710123$/ })).toHaveAttribute(
    'href',
    'tel:02214710123',
  );
  expect(screen.getByText('Wir sind für Sie da: Montag bis Freitag, 9 bis 16 Uhr.')).toBeVisible();
});

test.each([
  ['without one', () => buildImprint({ phone: null, phone_hours: null })],
  [
    'when it cannot be loaded',
    () => {
      throw new NoAnswer();
    },
  ],
])('AGE-07 %s no telephone is named, and the way to write is there', async (_, answer) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  await open(hostPaths.help, { 'GET /imprint': answer });
  expect(screen.getByText(/Oder schreiben Sie uns über/)).toBeVisible();
  expect(screen.queryByText(/Rufen Sie uns an/)).toBeNull();
  logged.mockRestore();
});
