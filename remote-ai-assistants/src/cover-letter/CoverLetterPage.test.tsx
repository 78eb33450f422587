import type { KeptLetter, LetterSource } from '@silverjobs/contract';
import { apiFailure, buildJobDemand, type Handlers } from '@silverjobs/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { field, isReady, openAssistant } from '../chat/testing/open-assistant.tsx';
import { CoverLetterPage } from './CoverLetterPage.tsx';
import { parseParts } from './letter-parts.ts';
import { freshSheet } from './sheet-state.ts';

const letterWith = (...paragraphs: readonly string[]) =>
  [
    'Eva Roth\n[Ihre Straße und Hausnummer]\n89073 Ulm\neva@test.example',
    'Praxis\nUlm',
    'Ulm, 2. März 2026',
    'Bewerbung um die Stelle „Empfang“',
    'Guten Tag,',
    ...paragraphs,
    'Mit freundlichen Grüßen',
    'Eva Roth',
  ].join('\n\n');
const LETTER = letterWith('ich bewerbe mich gern. Ich war Köchin.', 'Ich freue mich.');
const SHORTER = letterWith('ich bewerbe mich gern.', 'Ich freue mich.');
const SOURCES: LetterSource[] = [
  { text: 'Eva Roth', from: ['profile'] },
  { text: 'Praxis', from: ['advertisement'] },
  { text: 'ich bewerbe mich gern.', from: ['advertisement'] },
  { text: 'Ich war Köchin.', from: ['profile'] },
  { text: 'Ich freue mich.', from: [] },
];
const reply = (letter: string) => ({ message: `Bitte:\n\n${letter}`, letter, sources: SOURCES });

const panel = () => screen.findByRole('region', { name: 'Ihr Anschreiben' });
const part = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(part(name), { target: { value } });
const say = (person: ReturnType<typeof openAssistant>['person'], text: string) =>
  person.type(field(), `${text}{Control>}{Enter}{/Control}`);

/** The page with its letter, and answers in turn. */
const openLetter = (...answers: readonly unknown[]) => openLetterOf({}, ...answers);

/** The same for what is stored in the browser. */
async function openLetterOf(stored: Record<string, unknown>, ...answers: readonly unknown[]) {
  const letters = [reply(LETTER), ...answers];
  const page = openAssistant(<CoverLetterPage />, {
    stored,
    more: {
      'GET /job_demand/{id}': () => buildJobDemand({ id: 12, title: 'Empfang' }),
      'POST /cover-letter/continue': async () => {
        const next = letters.shift() ?? { message: '' };
        return (typeof next === 'function' ? next() : next) as { message: string };
      },
    },
  });
  await isReady();
  await say(page.person, 'Weil');
  await panel();
  return page;
}

test('TALK-15 the letter is a sheet of fields; each says where it comes from, gaps are empty', async () => {
  const { person } = await openLetter();
  expect(screen.getByText('Im Brief ist noch eine Lücke')).toBeVisible();
  expect(part('Straße und Hausnummer')).toHaveValue('');
  expect(part('Arbeitgeber')).toHaveValue('Praxis');
  expect(part('Straße und Hausnummer des Arbeitgebers')).toHaveValue('');
  expect(screen.getByText(/Steht nicht in der Anzeige/)).toBeVisible();
  expect(screen.getByText('Quelle: die Anzeige', { selector: 'p' })).toBeVisible();
  const summaryOf = () => screen.getAllByText(/Woher kommt das/)[0]?.closest('summary');
  const summary = summaryOf();
  if (!summary) throw new Error('no source');
  expect(summary).toHaveTextContent('Woher kommt das? die Anzeige, Ihr Profil');
  await person.click(summary);
  expect(screen.getByText('Quelle: Ihr Profil', { selector: 'li strong' })).toBeVisible();
  write('Straße und Hausnummer', 'Am Bach 1');
  expect(screen.queryByText(/Lücke/)).toBeNull();
  write('Absatz 1', 'ich bewerbe mich gern. Ich singe.');
  expect(summaryOf()).toHaveTextContent('von Ihnen geschrieben');
  await person.click(screen.getByRole('button', { name: 'Vorschau' }));
  expect(screen.getByRole('region', { name: 'Vorschau des Anschreibens' })).toHaveTextContent(
    'Am Bach 1',
  );
  expect(screen.getByRole('button', { name: 'Als PDF speichern' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zu meinen Unterlagen legen' })).toBeVisible();
});

test('TALK-15 the finished letter goes to the employer of the job that it is written for', async () => {
  const jobDetails = { id: 12, title: 'Empfang' };
  const { person, address, store } = await openLetterOf({ jobDetails });
  write('Absatz 1', 'ich bewerbe mich sehr gern.');
  await person.click(screen.getByRole('button', { name: 'Mit diesem Brief bewerben' }));
  expect(address()).toBe('/jobs/12?bewerben');
  expect(JSON.parse(store.getItem('applicationLetter') ?? '')).toEqual({
    jobId: 12,
    text: 'Guten Tag,\n\nich bewerbe mich sehr gern.\n\nIch freue mich.\n\nMit freundlichen Grüßen\nEva Roth',
  });
});

test('TALK-15 a letter for no job of the pool cannot be sent from here', async () => {
  await openLetter();
  expect(screen.queryByRole('button', { name: 'Mit diesem Brief bewerben' })).toBeNull();
});

test('TALK-15 what the talk and the hand changed is shown, and both are taken back in turn', async () => {
  const { person, calls, store } = await openLetter(
    reply(SHORTER.replace('Praxis\n', 'Praxis\nRing 5\n')),
  );
  write('Straße und Hausnummer des Arbeitgebers', 'Ring 5');
  expect(
    screen.getByText('Von Ihnen geändert:', { selector: '.letter-undo strong' }),
  ).toBeVisible();
  expect(JSON.parse(store.getItem('draft.letter') ?? '')).toMatchObject({
    draft: { parts: { employerStreet: 'Ring 5' } },
  });
  await say(person, 'kürzer');
  await waitFor(() => expect(part('Absatz 1')).toHaveValue('ich bewerbe mich gern.'));
  const said = calls.findLast(({ key }) => key === 'POST /cover-letter/continue');
  expect(said?.body).toMatchObject({
    answer: 'kürzer',
    letter: LETTER.replace('Praxis\n', 'Praxis\nRing 5\n'),
  });
  expect(screen.getByText('Ich war Köchin.', { selector: 'del' })).toBeInTheDocument();
  const undo = () =>
    person.click(within(document.querySelector('.letter-undo') as HTMLElement).getByRole('button'));
  await undo();
  expect(part('Absatz 1')).toHaveValue('ich bewerbe mich gern. Ich war Köchin.');
  expect(part('Straße und Hausnummer des Arbeitgebers')).toHaveValue('Ring 5');
  await undo();
  expect(part('Straße und Hausnummer des Arbeitgebers')).toHaveValue('');
  expect(document.querySelector('.letter-undo')).toBeNull();
});

test('TALK-05 TALK-15 what is written while an answer is on its way stays until the user chooses', async () => {
  let finish: (letter: string) => void = () => undefined;
  const { person } = await openLetter(
    () =>
      new Promise((resolve) => {
        finish = (letter) => resolve(reply(letter));
      }),
  );
  await say(person, 'kürzer');
  write('Absatz 2', 'Mein Satz.');
  await act(async () => finish(SHORTER));
  expect(await screen.findByText('Es gibt eine neue Fassung')).toBeVisible();
  expect(part('Absatz 2')).toHaveValue('Mein Satz.');
  await person.click(screen.getByRole('button', { name: 'Neue Fassung nehmen' }));
  expect(part('Absatz 2')).toHaveValue('Ich freue mich.');
  await person.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(part('Absatz 2')).toHaveValue('Mein Satz.');
});

test('TALK-15 paragraphs are added and removed, and come back', async () => {
  const { person } = await openLetter();
  await person.click(screen.getByRole('button', { name: 'Absatz 1 entfernen' }));
  expect(part('Absatz 1')).toHaveValue('Ich freue mich.');
  expect(screen.getByText(/Absatz 1 \(gestrichen\)/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(part('Absatz 2')).toHaveValue('Ich freue mich.');
  await person.click(screen.getByRole('button', { name: 'Absatz hinzufügen' }));
  expect(part('Absatz 3')).toHaveValue('');
});

/** What the server keeps: a letter of an earlier conversation. */
const earlier = (employer: string) => {
  const parts = { ...parseParts(LETTER), employer };
  const draft = { ...freshSheet('earlier', { text: LETTER, sources: [] }), parts };
  return { version: 4, draft, previous: null, updated_at: Date.UTC(2026, 10, 25, 8, 30) };
};

/** A server that keeps one letter, as the page calls it. */
function serverWith(first: ReturnType<typeof earlier>) {
  const server = { kept: first as KeptLetter, fails: false };
  const handlers: Handlers = {
    'GET /letter': () => server.kept,
    'PUT /letter': ({ body }) => {
      if (body.version !== server.kept.version)
        throw apiFailure('conflict', 'In einem anderen Fenster geändert.');
      const { draft, keep_previous } = body;
      const previous = keep_previous ? server.kept.draft : server.kept.previous;
      server.kept = { ...server.kept, version: body.version + 1, draft, previous };
      return server.kept;
    },
    'DELETE /letter': () => {
      server.kept = { version: 0, draft: null, previous: null, updated_at: null };
      return { ok: true };
    },
  };
  return { server, handlers };
}

test('TALK-15 a letter that another device has saved is there, is changed and saved; a new one keeps it', async () => {
  const { server, handlers } = serverWith(earlier('Museum'));
  const { person } = openAssistant(<CoverLetterPage />, {
    more: { ...handlers, 'POST /cover-letter/continue': () => reply(LETTER) },
  });
  await isReady();
  expect(await panel()).toHaveTextContent('aus einem früheren Gespräch');
  expect(part('Arbeitgeber')).toHaveValue('Museum');
  write('Arbeitgeber', 'Theater');
  await waitFor(() => expect(server.kept.draft?.parts.employer).toBe('Theater'), {
    timeout: 3_000,
  });
  expect(screen.getByText(/^Gespeichert am/)).toBeVisible();
  await say(person, 'Weil');
  await waitFor(() => expect(part('Arbeitgeber')).toHaveValue('Praxis'));
  await waitFor(() => expect(server.kept.previous?.parts.employer).toBe('Theater'));
  expect(screen.queryByText(/aus einem früheren Gespräch/)).toBeNull();
  await person.click(
    screen.getByRole('button', { name: 'Vorheriges Anschreiben wiederherstellen' }),
  );
  await person.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
  await waitFor(() => expect(part('Arbeitgeber')).toHaveValue('Theater'));
});

test('TALK-15 changed in another window, the letter is not overwritten; which stays is chosen', async () => {
  const { server, handlers } = serverWith(earlier('Museum'));
  const { person } = openAssistant(<CoverLetterPage />, { more: handlers });
  await isReady();
  await panel();
  server.kept = { ...earlier('Zoo'), version: 5 };
  write('Arbeitgeber', 'Theater');
  const other = 'Ihr Anschreiben wurde in einem anderen Fenster geändert';
  expect(await screen.findByText(other, undefined, { timeout: 3_000 })).toBeVisible();
  expect(server.kept.draft?.parts.employer).toBe('Zoo');
  await person.click(screen.getByRole('button', { name: 'Diese Fassung behalten' }));
  await waitFor(() => expect(server.kept.draft?.parts.employer).toBe('Theater'));
  expect(server.kept.previous?.parts.employer).toBe('Zoo');
});

test('TALK-15 the saved letter can be deleted, and does not come back', async () => {
  const { server, handlers } = serverWith(earlier('Museum'));
  const { person } = openAssistant(<CoverLetterPage />, { more: handlers });
  await isReady();
  await panel();
  await person.click(screen.getByRole('button', { name: 'Anschreiben löschen' }));
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: 'Anschreiben löschen' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ihr Anschreiben' })).toBeNull());
  expect(server.kept.draft).toBeNull();
});

test('TALK-15 a letter that cannot be loaded is told, and loaded once more when asked', async () => {
  const { server, handlers } = serverWith(earlier('Museum'));
  server.fails = true;
  const { person } = openAssistant(<CoverLetterPage />, {
    more: {
      ...handlers,
      'GET /letter': () => {
        if (server.fails) throw apiFailure('validation.failed', 'Das ging nicht.');
        return server.kept;
      },
    },
  });
  await isReady();
  const failure = 'Ihr gespeichertes Anschreiben konnte nicht geladen werden';
  expect(await screen.findByText(failure)).toBeVisible();
  server.fails = false;
  await person.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await panel()).toBeVisible();
});
