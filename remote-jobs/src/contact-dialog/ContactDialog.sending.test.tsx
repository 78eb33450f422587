import {
  apiFailure,
  buildCandidateUser,
  buildJobDemandLean,
  buildOutreach,
  buildTemplate,
  fill,
  NoAnswer,
  plainWordsBefore,
} from '@silverjobs/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { incomplete, openContactDialog } from './testing/open-contact-dialog.tsx';

describe('sending', () => {
  test('CON-05 without a message the button says why, and marks the field', async () => {
    const { person, message, sendButton, sentBodies } = await openContactDialog();
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    expect(sendButton()).toHaveAccessibleDescription('Bitte schreiben Sie zuerst eine Nachricht.');
    await person.click(sendButton());
    expect(message).toBeInvalid();
    expect(message).toHaveFocus();
    await person.type(message, '  ');
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    fill(message, 'Guten Tag');
    expect(sendButton()).not.toHaveAttribute('aria-disabled');
    expect(message).toBeValid();
    expect(sentBodies()).toEqual([]);
  });

  test('CON-05 missing fields are marked, the warning shows, nothing is sent', async () => {
    const { person, message, sendButton, sentBodies } = await openContactDialog({
      user: buildCandidateUser({ _candidate: incomplete }),
    });
    fill(message, 'Guten Tag');
    await person.click(sendButton());
    expect(screen.getByText('Bitte füllen Sie die erforderlichen Felder aus')).toBeVisible();
    expect(screen.getByLabelText('Telefon')).toHaveAccessibleDescription(
      /Bitte geben Sie Ihre Telefonnummer ein/,
    );
    expect(screen.getByLabelText('Telefon')).toBeInvalid();
    expect(screen.getByRole('group', { name: /^Bitte/ })).toHaveFocus();
    expect(screen.getByLabelText('Vorname')).toBeValid();
    fill(screen.getByLabelText('Telefon'), '0171 22');
    expect(screen.queryByText('Bitte füllen Sie die erforderlichen Felder aus')).toBeNull();
    await person.click(sendButton());
    await waitFor(() => expect(sentBodies()).toMatchObject([{ profile_phone: '0171 22' }]));
  });

  test('CON-06 JOB-07 a sent message: payload, toast, notice with the focus, list refreshed', async () => {
    const { person, message, sendButton, sentBodies, shell, queries, store } =
      await openContactDialog();
    const list = {
      pages: [[buildJobDemandLean({ id: 11 }), buildJobDemandLean()]],
      pageParams: [0],
    };
    queries.setQueryData(['jobs', 'list', {}], list);
    fill(message, 'Guten Tag');
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
    const { person, message, sendButton, sentBodies } = await openContactDialog();
    fill(message, 'Guten Tag');
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
      const { person, message, sendButton, sentBodies } = await openContactDialog({
        handlers: {
          'POST /application': () => {
            if (broken) throw failure;
            return buildOutreach();
          },
        },
      });
      fill(message, 'Guten Tag');
      await person.click(sendButton());
      expect(await screen.findByText('Failed to save outreach')).toHaveAttribute('lang', 'en');
      expect(plainWordsBefore('Failed to save outreach')).not.toBe('');
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
    const { person, message, sendButton, sentBodies } = await openContactDialog({
      handlers: {
        'GET /outreach_template': () => {
          if (broken) throw new NoAnswer();
          return [buildTemplate()];
        },
      },
    });
    expect(await screen.findByText('Error loading data')).toHaveAttribute('lang', 'en');
    expect(plainWordsBefore('Error loading data')).not.toBe('');
    logged.mockRestore();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByLabelText(/^Vorlage/)).toBeVisible();
    fill(message, 'Guten Tag');
    await person.click(sendButton());
    await waitFor(() => expect(sentBodies()).toHaveLength(1));
  });
});

describe('CON-09 an unsent message', () => {
  test('survives closing the dialog, and counts as unsaved while it is open', async () => {
    const { person, message, shell } = await openContactDialog();
    expect(shell.unsavedWork.names()).toEqual([]);
    fill(message, 'Guten Tag');
    expect(shell.unsavedWork.names()).toEqual(['Nachricht an einen Arbeitgeber']);
    await person.click(screen.getByRole('button', { name: 'Schließen' }));
    await person.click(screen.getAllByRole('button', { name: 'Kontaktieren' })[0] as HTMLElement);
    expect(await screen.findByLabelText('Ihre Nachricht')).toHaveValue('Guten Tag');
  });

  test('survives a reload', async () => {
    const draft = { message: 'Guten Tag', templateId: 0, share: false, contact: { phone: '1' } };
    const { message } = await openContactDialog({
      stored: { 'draft.contact.12': JSON.stringify(draft) },
    });
    expect(message).toHaveValue('Guten Tag');
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  test('survives a session that expires while sending, and can be sent again', async () => {
    let expired = true;
    const { person, message, sendButton, sentBodies, shell } = await openContactDialog({
      handlers: {
        'POST /application': () => {
          if (expired) throw apiFailure('token.expired', 'Abgelaufen.');
          return buildOutreach();
        },
      },
    });
    fill(message, 'Guten Tag');
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

test('REACH-01 papers go along, and the preview says so before', async () => {
  const { person, message, sendButton, sentBodies } = await openContactDialog({
    handlers: {
      'GET /paper': () => [
        {
          id: 5,
          name: 'Lebenslauf.pdf',
          media_type: 'application/pdf',
          bytes: 348_160,
          pages: 2,
          checked: 'clean',
          updated_at: 1,
        },
      ],
    },
  });
  fill(message, 'Guten Tag');
  await person.click(await screen.findByRole('checkbox', { name: /Lebenslauf.pdf/ }));
  expect(screen.getByText('Lebenslauf.pdf', { selector: 'b' })).toBeVisible();
  await person.click(sendButton());
  await waitFor(() => expect(sentBodies()).toHaveLength(1));
  expect(sentBodies()[0]).toMatchObject({ paper_ids: [5] });
});

test('TRUST-16 an address that is not confirmed: in German what to do, and everything stays', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { person, message, sendButton } = await openContactDialog({
    handlers: {
      'POST /application': () => {
        throw apiFailure('email.unconfirmed', 'Bitte bestätigen Sie zuerst Ihre Adresse.');
      },
    },
  });
  fill(message, 'Guten Tag');
  await person.click(sendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Noch nicht gesendet.*Bitte bestätigen Sie zuerst/,
  );
  expect(message).toHaveValue('Guten Tag');
  logged.mockRestore();
});
