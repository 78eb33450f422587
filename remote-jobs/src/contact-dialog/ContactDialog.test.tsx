import type { ApplicationInput, User } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidate,
  buildCandidateUser,
  buildJobDemand,
  buildJobDemandLean,
  buildOutreach,
  buildTemplate,
  type Handlers,
  NoAnswer,
  renderPage,
} from '@silverjobs/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { JobDetailPage } from '../job-detail/JobDetailPage.tsx';

const incomplete = buildCandidate({
  contact: { ...buildCandidate().contact, phone: null, complete: false },
});

function page(options: { user?: User; handlers?: Handlers; stored?: Record<string, string> } = {}) {
  let sent: ApplicationInput | null = null;
  const rendered = renderPage(<JobDetailPage />, {
    user: options.user ?? buildCandidateUser(),
    route: '/jobs/12',
    path: '/jobs/:id',
    ...(options.stored && { stored: options.stored }),
    handlers: {
      'GET /job_demand/{id}': () =>
        buildJobDemand({ _application_on_job_demand: sent && { id: 501, created_at: 1 } }),
      'GET /outreach_template': () => [buildTemplate({ message: 'Text der Vorlage' })],
      'POST /application': ({ body }) => {
        sent = body;
        return buildOutreach();
      },
      ...options.handlers,
    },
  });
  const sentBodies = () =>
    rendered.calls.filter(({ key }) => key === 'POST /application').map(({ body }) => body);
  return { ...rendered, sentBodies };
}

async function open(options: Parameters<typeof page>[0] = {}) {
  const rendered = page(options);
  await rendered.person.click(
    (await screen.findAllByRole('button', { name: 'Kontaktieren' }))[0] as HTMLElement,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Arbeitgeber kontaktieren' });
  const message = within(dialog).getByLabelText('Ihre Nachricht');
  const sendButton = () => within(dialog).getByRole('button', { name: /senden|gesendet/i });
  return { ...rendered, dialog, message, sendButton };
}

test('CON-01 a template fills the message', async () => {
  const { person, message } = await open();
  await person.selectOptions(await screen.findByLabelText(/^Vorlage/), 'Vorlage 12.11.2026');
  expect(message).toHaveValue('Text der Vorlage');
});

test('CON-01 a template that replaces typed text can be taken back', async () => {
  const { person, message } = await open();
  await person.type(message, 'Mein Text');
  await person.selectOptions(await screen.findByLabelText(/^Vorlage/), 'Vorlage 12.11.2026');
  await person.click(screen.getByRole('button', { name: 'Eigenen Text zurückholen' }));
  expect(message).toHaveValue('Mein Text');
});

describe('save as template', () => {
  const opened = async (handlers: Handlers = {}) => {
    const rendered = await open({ handlers });
    await rendered.person.click(
      screen.getByRole('button', { name: 'Nachricht als Vorlage speichern' }),
    );
    return { ...rendered, title: screen.getByLabelText('Titel der Vorlage') };
  };
  const save = () => screen.getByRole('button', { name: 'Vorlage speichern' });

  test('CON-02 the title is at most 30 characters and begins with today', async () => {
    const { title } = await opened();
    expect(title).toHaveAttribute('maxlength', '30');
    expect((title as HTMLInputElement).value).toMatch(/^Vorlage \d\d\.\d\d\.\d{4}$/);
  });

  test('CON-07 the message comes first, then the title', async () => {
    const { person, title, message, calls } = await opened();
    await person.clear(title);
    await person.click(save());
    expect(
      screen.getByText('Bitte geben Sie eine Nachricht ein, bevor Sie die Vorlage speichern'),
    ).toBeVisible();
    expect(message).toHaveFocus();
    expect(message).toBeInvalid();
    await person.type(message, 'Guten Tag');
    await person.click(save());
    expect(screen.getByText('Bitte geben Sie einen Titel für die Vorlage ein')).toBeVisible();
    expect(title).toHaveFocus();
    expect(calls.some(({ key }) => key === 'POST /outreach_template')).toBe(false);
  });

  test('CON-07 a saved template is announced, chosen and can be chosen again', async () => {
    const added = buildTemplate({ id: 8, name: 'Empfang', message: 'Guten Tag' });
    const list = [buildTemplate()];
    const { person, message, title, calls, sentBodies, sendButton } = await opened({
      'GET /outreach_template': () => list,
      'POST /outreach_template': () => {
        list.push(added);
        return added;
      },
    });
    await person.type(message, 'Guten Tag');
    await person.clear(title);
    await person.type(title, 'Empfang{Enter}');
    expect(await screen.findByText('Vorlage erfolgreich gespeichert')).toBeVisible();
    expect(calls.find(({ key }) => key === 'POST /outreach_template')?.body).toEqual({
      name: 'Empfang',
      message: 'Guten Tag',
    });
    expect(screen.getByLabelText(/^Vorlage/)).toHaveDisplayValue('Empfang');
    await person.click(sendButton());
    await waitFor(() => expect(sentBodies()).toMatchObject([{ outreach_template_id: 8 }]));
  });

  test('CON-07 a template that could not be saved says so and keeps its title', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { person, message, title } = await opened({
      'POST /outreach_template': () => {
        throw new NoAnswer();
      },
    });
    await person.type(message, 'Guten Tag');
    await person.click(save());
    expect(await screen.findByText('Failed to save template')).toHaveAttribute('lang', 'en');
    expect((title as HTMLInputElement).value).toMatch(/^Vorlage /);
    logged.mockRestore();
  });
});

describe('contact data', () => {
  const form = () => screen.queryByRole('group', { name: 'Ihre Kontaktdaten' });

  test('CON-03 sending along is on, the form shows with what the profile has, no tip', async () => {
    await open();
    expect(screen.getByRole('switch', { name: 'Ihre Kontaktdaten mitsenden' })).toBeChecked();
    expect(screen.getByLabelText('Vorname')).toHaveValue('Renate');
    expect(screen.getByLabelText(/^Anrede/)).toHaveDisplayValue('Frau');
    expect(screen.queryByText(/^Tipp:/)).toBeNull();
  });

  test('CON-03 off: a tip instead of the form, and the preview says that nothing is sent', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('switch'));
    expect(form()).toBeNull();
    expect(screen.getByText(/^Tipp:/)).toBeVisible();
    expect(screen.getByText(/keine Kontaktdaten/)).toBeVisible();
  });

  test('CON-03 off with incomplete data: the form stays', async () => {
    const { person } = await open({ user: buildCandidateUser({ _candidate: incomplete }) });
    await person.click(screen.getByRole('switch'));
    expect(form()).toBeVisible();
  });

  test('CON-04 jobs-51 the preview follows every key; a blank field means the profile', async () => {
    const { person, message, sendButton, sentBodies } = await open();
    const preview = () => screen.getByText(/^Ihre Nachricht, dazu:/);
    expect(preview()).toHaveTextContent('Frau Renate Schuster, 0221 4455667, renate@example.org');
    await person.clear(screen.getByLabelText('Telefon'));
    await person.type(screen.getByLabelText('Telefon'), '0171 22');
    expect(preview()).toHaveTextContent('Schuster, 0171 22,');
    await person.clear(screen.getByLabelText('Vorname'));
    expect(preview()).toHaveTextContent('Frau Renate Schuster');
    await person.type(message, 'Guten Tag');
    await person.click(sendButton());
    await waitFor(() =>
      expect(sentBodies()).toMatchObject([
        { profile_first_name: 'Renate', profile_phone: '0171 22' },
      ]),
    );
  });
});

describe('sending', () => {
  test('CON-05 without a message the button says why, and marks the field', async () => {
    const { person, message, sendButton, sentBodies } = await open();
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    expect(sendButton()).toHaveAccessibleDescription('Bitte schreiben Sie zuerst eine Nachricht.');
    await person.click(sendButton());
    expect(message).toBeInvalid();
    expect(message).toHaveFocus();
    await person.type(message, '  ');
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    await person.type(message, 'Guten Tag');
    expect(sendButton()).not.toHaveAttribute('aria-disabled');
    expect(message).toBeValid();
    expect(sentBodies()).toEqual([]);
  });

  test('CON-05 missing fields are marked, the warning shows, nothing is sent', async () => {
    const { person, message, sendButton, sentBodies } = await open({
      user: buildCandidateUser({ _candidate: incomplete }),
    });
    await person.type(message, 'Guten Tag');
    await person.click(sendButton());
    expect(screen.getByText('Bitte füllen Sie die erforderlichen Felder aus')).toBeVisible();
    expect(screen.getByLabelText('Telefon')).toHaveAccessibleDescription(
      /Bitte geben Sie Ihre Telefonnummer ein/,
    );
    expect(screen.getByLabelText('Telefon')).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Vorname')).toBeValid();
    await person.type(screen.getByLabelText('Telefon'), '0171 22');
    expect(screen.queryByText('Bitte füllen Sie die erforderlichen Felder aus')).toBeNull();
    await person.click(sendButton());
    await waitFor(() => expect(sentBodies()).toMatchObject([{ profile_phone: '0171 22' }]));
  });

  test('CON-06 JOB-07 a sent message: payload, toast, notice with the focus, list refreshed', async () => {
    const { person, message, sendButton, sentBodies, shell, queries, store } = await open();
    const list = {
      pages: [[buildJobDemandLean({ id: 11 }), buildJobDemandLean()]],
      pageParams: [0],
    };
    queries.setQueryData(['jobs', 'list', {}], list);
    await person.type(message, 'Guten Tag');
    await person.click(sendButton());
    const notice = await screen.findByText(
      'Arbeitgeber kontaktiert - sie werden benachrichtigt sobald er reagiert',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toContainElement(notice));
    expect(sentBodies()).toEqual([
      {
        message: 'Guten Tag',
        candidate_id: 9,
        client_id: 31,
        job_demand_id: 12,
        users_id: 4,
        show_contact_details: 'on',
        profile_phone: '0221 4455667',
        profile_salutation_id: 2,
        profile_first_name: 'Renate',
        profile_last_name: 'Schuster',
        outreach_template_id: 0,
      },
    ]);
    expect(shell.notices.getState().notices).toMatchObject([
      { tone: 'success', title: 'Nachricht erfolgreich gesendet' },
    ]);
    const [first, second] = queries.getQueryData<typeof list>(['jobs', 'list', {}])?.pages[0] ?? [];
    expect(first?._outreaches_to_candidate).toEqual([]);
    expect(second?._outreaches_to_candidate).toHaveLength(1);
    expect(store.getItem('draft.contact.12')).toBeNull();
  });

  test('CON-06 a double click sends once', async () => {
    const { person, message, sendButton, sentBodies } = await open();
    await person.type(message, 'Guten Tag');
    await person.dblClick(sendButton());
    await screen.findByText(/^Arbeitgeber kontaktiert/);
    expect(sentBodies()).toHaveLength(1);
  });

  test.each([
    ['no answer', new NoAnswer(), /noch da/],
    [
      'an error of the server',
      apiFailure('internal', 'Die Datenbank ruht.'),
      /Die Datenbank ruht\./,
    ],
  ])(
    'CON-06 failure with %s: says so, keeps everything, a second attempt works',
    async (_, failure, text) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
      let broken = true;
      const { person, message, sendButton, sentBodies } = await open({
        handlers: {
          'POST /application': () => {
            if (broken) throw failure;
            return buildOutreach();
          },
        },
      });
      await person.type(message, 'Guten Tag');
      await person.click(sendButton());
      expect(await screen.findByText('Failed to save outreach')).toHaveAttribute('lang', 'en');
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      expect(message).toHaveValue('Guten Tag');
      logged.mockRestore();
      broken = false;
      await person.click(sendButton());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sentBodies()).toHaveLength(2);
    },
  );

  test('CON-08 templates that cannot be loaded: message, retry, and writing goes on', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const { person, message, sendButton, sentBodies } = await open({
      handlers: {
        'GET /outreach_template': () => {
          if (broken) throw new NoAnswer();
          return [buildTemplate()];
        },
      },
    });
    expect(await screen.findByText('Error loading data')).toHaveAttribute('lang', 'en');
    logged.mockRestore();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByLabelText(/^Vorlage/)).toBeVisible();
    await person.type(message, 'Guten Tag');
    await person.click(sendButton());
    await waitFor(() => expect(sentBodies()).toHaveLength(1));
  });
});

describe('CON-09 an unsent message', () => {
  test('survives closing the dialog, and counts as unsaved while it is open', async () => {
    const { person, message, shell } = await open();
    expect(shell.unsavedWork.names()).toEqual([]);
    await person.type(message, 'Guten Tag');
    expect(shell.unsavedWork.names()).toEqual(['Nachricht an einen Arbeitgeber']);
    await person.click(screen.getByRole('button', { name: 'Schließen' }));
    await person.click(screen.getAllByRole('button', { name: 'Kontaktieren' })[0] as HTMLElement);
    expect(await screen.findByLabelText('Ihre Nachricht')).toHaveValue('Guten Tag');
  });

  test('survives a reload', async () => {
    const draft = { message: 'Guten Tag', templateId: 0, share: false, contact: { phone: '1' } };
    const { message } = await open({ stored: { 'draft.contact.12': JSON.stringify(draft) } });
    expect(message).toHaveValue('Guten Tag');
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  test('survives a session that expires while sending, and can be sent again', async () => {
    let expired = true;
    const { person, message, sendButton, sentBodies, shell } = await open({
      handlers: {
        'POST /application': () => {
          if (expired) throw apiFailure('token.expired', 'Abgelaufen.');
          return buildOutreach();
        },
      },
    });
    await person.type(message, 'Guten Tag');
    await person.click(sendButton());
    await waitFor(() => expect(shell.session.getState().status).toBe('expired'));
    // No error flashes; the request stays pending (ACC-14).
    expect(sendButton()).toHaveTextContent('Wird gesendet …');
    expect(screen.queryByRole('alert')).toBeNull();
    expired = false;
    act(() => shell.session.setState({ status: 'ready', renewals: 1 }));
    expect(
      await screen.findByText(
        'Sie sind wieder angemeldet. Bitte senden Sie Ihre Nachricht noch einmal.',
      ),
    ).toBeVisible();
    expect(message).toHaveValue('Guten Tag');
    await person.click(sendButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentBodies()).toHaveLength(2);
  });
});
