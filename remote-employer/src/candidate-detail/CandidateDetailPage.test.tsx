import type { CandidateDetail } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateDetail,
  buildClientUser,
  buildOutreach,
  buildTemplate,
  fill,
  type Handlers,
  NoAnswer,
  renderPage,
  sentContactData,
} from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { CandidateDetailPage } from './CandidateDetailPage.tsx';

function open(
  values: Partial<CandidateDetail> = {},
  handlers: Handlers = {},
  stored: Record<string, string> = {},
) {
  return renderPage(<CandidateDetailPage />, {
    user: buildClientUser(),
    route: '/details/9',
    path: '/details/:id',
    stored,
    handlers: {
      'GET /candidate/{id}/detail': () => buildCandidateDetail(values),
      'POST /candidate/{id}/outreach': () => buildOutreach(),
      ...handlers,
    },
  });
}

const send = () => screen.getByRole('button', { name: 'Nachricht senden' });
const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ key }) => key === 'POST /candidate/{id}/outreach').map(({ body }) => body);

test('EMP-03 a short profile is anonymous', async () => {
  open();
  expect(await screen.findByText(/Dieses Kurzprofil ist anonym/)).toBeVisible();
  expect(screen.getByText('über 30 Jahre')).toBeVisible();
  expect(screen.getByText('Gesundheit, Arztpraxen')).toBeVisible();
  expect(screen.getByText('Köln und 10 km Umkreis')).toBeVisible();
  expect(screen.queryByText('Kontaktdaten')).toBeNull();
});

test('EMP-03 shared contact data can be called and written to', async () => {
  open({ contact_data: sentContactData, jobs: [] });
  expect(await screen.findByText('Frau Renate Schuster')).toBeVisible();
  expect(screen.getByRole('link', { name: '0221 4455667' })).toHaveAttribute(
    'href',
    'tel:02214455667',
  );
  expect(screen.queryByText('Diese Person anschreiben')).toBeNull();
});

test('EMP-03 a first message is sent once and leads to the conversation', async () => {
  const { person, calls, address } = open();
  fill(await screen.findByLabelText('Ihre Nachricht'), 'Guten Tag');
  await person.dblClick(send());
  expect(await screen.findByText('Andere Seite')).toBeVisible();
  expect(address()).toBe('/messages/77');
  expect(sent(calls)).toEqual([
    {
      job_demand_id: 12,
      message: 'Guten Tag',
      client_key: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
});

test('EMP-03 jobs-48 own words that a template replaced come back after leaving the page', async () => {
  const handlers = {
    'GET /outreach_template': () => [buildTemplate({ message: 'Text der Vorlage' })],
  };
  const { person, store, unmount } = open({}, handlers);
  fill(await screen.findByLabelText('Ihre Nachricht'), 'Mein Text');
  await person.click(screen.getByRole('button', { name: 'Vorlage einsetzen' }));
  await person.selectOptions(await screen.findByLabelText(/^Vorlage/), 'Vorlage 12.11.2026');
  unmount();
  const stored = { 'draft.outreach-9': store.getItem('draft.outreach-9') ?? '' };
  const again = open({}, handlers, stored);
  await again.person.click(await screen.findByRole('button', { name: 'Eigenen Text zurückholen' }));
  expect(screen.getByLabelText('Ihre Nachricht')).toHaveValue('Mein Text');
});

test('EMP-03 an empty message is not sent', async () => {
  const { person, calls } = open();
  await screen.findByLabelText('Ihre Nachricht');
  await person.click(send());
  expect(screen.getByText('Bitte schreiben Sie eine Nachricht.')).toBeVisible();
  expect(sent(calls)).toEqual([]);
});

test('EMP-03 after a lost answer the same message goes out with the same key', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, calls, handlers } = open(
    {},
    {
      'POST /candidate/{id}/outreach': () => {
        throw new NoAnswer();
      },
    },
  );
  fill(await screen.findByLabelText('Ihre Nachricht'), 'Guten Tag');
  await person.click(send());
  expect(await screen.findByText('Ihre Nachricht wurde nicht gesendet')).toBeVisible();
  handlers['POST /candidate/{id}/outreach'] = () => buildOutreach();
  await person.click(send());
  expect(await screen.findByText('Andere Seite')).toBeVisible();
  const [first, second] = sent(calls) as { client_key: string }[];
  expect(second?.client_key).toBe(first?.client_key);
  jest.restoreAllMocks();
});

test('EMP-03 a candidate of others is not to be seen', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  open(
    {},
    {
      'GET /candidate/{id}/detail': () => {
        throw apiFailure('not_found', 'Dieses Kurzprofil gibt es nicht.');
      },
    },
  );
  expect(await screen.findByText('Dieses Kurzprofil ist nicht zu sehen')).toBeVisible();
  jest.restoreAllMocks();
});
