import type { Paper, PaperPreview } from '@silverjobs/contract';
import {
  apiFailure,
  buildCandidateUser,
  fill,
  type Handlers,
  NoAnswer,
  renderPage,
} from '@silverjobs/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PapersPage } from './PapersPage.tsx';

const paper = (values: Partial<Paper> = {}): Paper => ({
  id: 5,
  name: 'Lebenslauf.pdf',
  media_type: 'application/pdf',
  bytes: 348_160,
  pages: 2,
  checked: 'clean',
  updated_at: Date.UTC(2026, 10, 20, 8, 30),
  ...values,
});

const UPLOAD = '7d3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e';

function open(papers: Paper[], handlers: Handlers = {}) {
  return renderPage(<PapersPage />, {
    user: buildCandidateUser(),
    route: '/unterlagen',
    handlers: { 'GET /paper': () => papers, ...handlers },
  });
}

const file = (bytes = 'x', name = 'Zeugnis.pdf') =>
  new File([bytes], name, { type: 'application/pdf', lastModified: 7 });

test('REACH-01 the own papers with what they are, and what is left to do with them', async () => {
  open([
    paper(),
    paper({ id: 6, name: 'Foto.jpg', media_type: 'image/jpeg', pages: null, checked: 'unchecked' }),
  ]);
  expect(await screen.findByText('PDF, 2 Seiten, 340 KB, vom 20.11.2026')).toBeVisible();
  expect(screen.getByText('Belegt: 680 KB von 50 MB')).toBeVisible();
  expect(screen.getAllByText('Nicht auf Viren geprüft')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Speichern: Foto.jpg' })).toBeVisible();
});

test('REACH-01 without papers it says what to do, and why they cannot be loaded', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Noch keine Unterlagen' })).toBeVisible();
});

test('REACH-01 a paper gets another name, and is deleted after a question', async () => {
  const { person, calls } = open([paper()], {
    'PATCH /paper/{id}': ({ body }) => paper({ name: `${body.name}.pdf` }),
    'DELETE /paper/{id}': () => ({ ok: true }),
  });
  await person.click(await screen.findByRole('button', { name: 'Umbenennen: Lebenslauf.pdf' }));
  const field = await screen.findByLabelText('Name');
  expect(field).toHaveValue('Lebenslauf');
  fill(field, 'Mein Weg');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByRole('heading', { name: 'Mein Weg.pdf' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Löschen: Mein Weg.pdf' }));
  expect(await screen.findByText(/kann sie dann nicht mehr öffnen/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Ja' }));
  expect(await screen.findByRole('heading', { name: 'Noch keine Unterlagen' })).toBeVisible();
  expect(calls.some(({ key }) => key === 'DELETE /paper/{id}')).toBe(true);
});

describe('REACH-01 a preview is made on a press alone', () => {
  const press = async (preview: () => PaperPreview) => {
    const opened = open([paper()], { 'POST /paper/{id}/preview': preview });
    const button = await screen.findByRole('button', { name: 'Vorschau: Lebenslauf.pdf' });
    expect(opened.calls.some(({ key }) => key === 'POST /paper/{id}/preview')).toBe(false);
    await opened.person.click(button);
    return opened;
  };

  test('as a picture of the first page, and it is closed again', async () => {
    const { person } = await press(() => ({ kind: 'picture', webp: 'UklGRg==' }));
    const picture = await screen.findByRole('img', {
      name: 'Vorschau von Lebenslauf.pdf, Seite 1 von 2',
    });
    expect(picture).toHaveAttribute('src', 'data:image/webp;base64,UklGRg==');
    await person.click(
      screen.getByRole('button', { name: 'Vorschau schließen: Lebenslauf.pdf', expanded: true }),
    );
    expect(picture).not.toBeInTheDocument();
  });

  test('as text, which stays text', async () => {
    await press(() => ({ kind: 'text', text: '<b>Lebenslauf</b>' }));
    expect(await screen.findByText('<b>Lebenslauf</b>')).toBeVisible();
  });

  test('where none is possible it says so', async () => {
    await press(() => ({ kind: 'none' }));
    expect(await screen.findByText(/ist keine Vorschau möglich/)).toBeVisible();
  });

  test('a failure is said, and can be tried again', async () => {
    let isAway = true;
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { person } = await press(() => {
      if (isAway) throw apiFailure('unavailable', 'Das geht gerade nicht.');
      return { kind: 'none' };
    });
    expect(await screen.findByText('Die Vorschau konnte nicht geladen werden')).toBeVisible();
    isAway = false;
    await person.click(screen.getByRole('button', { name: /noch einmal|erneut/i }));
    expect(await screen.findByText(/ist keine Vorschau möglich/)).toBeVisible();
    logged.mockRestore();
  });
});

test('REACH-02 a refused file says why in a sentence; the papers stay', async () => {
  const { person } = open([paper()], {
    'POST /paper_upload': () => ({ id: UPLOAD, received: 0 }),
    'PUT /paper_upload/{id}': ({ params }) => ({ id: params.id, received: 1 }),
    'POST /paper_upload/{id}/finish': () => {
      throw apiFailure('validation.failed', 'Die Datei ist beschädigt.', 'file');
    },
  });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  await person.upload(
    await screen.findByLabelText('Datei hochladen', { selector: 'input' }),
    file(),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Datei ist beschädigt.');
  expect(screen.queryByRole('button', { name: 'Weiter hochladen' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Lebenslauf.pdf' })).toBeVisible();
  logged.mockRestore();
});

test('REACH-02 too large is said before anything is sent', async () => {
  const { person, calls } = open([]);
  const large = file();
  Object.defineProperty(large, 'size', { value: 10_485_761 });
  await person.upload(
    await screen.findByLabelText('Datei hochladen', { selector: 'input' }),
    large,
  );
  expect(await screen.findByText(/größer als 10 MB/)).toBeVisible();
  expect(calls.some(({ key }) => key === 'POST /paper_upload')).toBe(false);
});

test('REACH-02 a photograph of an iPhone is refused before anything is sent, with what helps', async () => {
  const { calls } = open([]);
  const input = await screen.findByLabelText('Datei hochladen', { selector: 'input' });
  // A device lets one choose any file all the same.
  fireEvent.change(input, { target: { files: [file('x', 'IMG_0042.HEIC')] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('„Maximale Kompatibilität“');
  expect(calls.some(({ key }) => key === 'POST /paper_upload')).toBe(false);
});

test('REACH-02 an upload that breaks off keeps what has arrived and goes on by a press', async () => {
  const bytes = 'x'.repeat(400_000);
  let received = 0;
  let isAway = false;
  const { person, calls } = open([], {
    'POST /paper_upload': () => {
      if (isAway) throw new NoAnswer();
      return { id: UPLOAD, received };
    },
    'PUT /paper_upload/{id}': ({ params, body }) => {
      received = body.offset + atob(body.content).length;
      return { id: params.id, received };
    },
    'POST /paper_upload/{id}/finish': () => {
      if (isAway) throw new NoAnswer();
      return paper({ name: 'Zeugnis.pdf' });
    },
  });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  isAway = true;
  const input = await screen.findByLabelText('Datei hochladen', { selector: 'input' });
  await person.upload(input, file(bytes));
  expect(await screen.findByText(/Was schon angekommen ist, bleibt erhalten/)).toBeVisible();
  isAway = false;
  received = 180_000;
  await person.click(screen.getByRole('button', { name: 'Weiter hochladen' }));
  expect(await screen.findByRole('heading', { name: 'Zeugnis.pdf' })).toBeVisible();
  const offsets = calls
    .filter(({ key }) => key === 'PUT /paper_upload/{id}')
    .map(({ body }) => (body as { offset: number }).offset);
  expect(offsets).toEqual([180_000, 360_000]);
  logged.mockRestore();
});

test('REACH-02 access-23 an upload that an expired session interrupted goes on by a press', async () => {
  const { person, shell, handlers } = open([], {
    'POST /paper_upload': () => ({ id: UPLOAD, received: 0 }),
    'PUT /paper_upload/{id}': () => {
      throw apiFailure('token.expired', 'abgelaufen');
    },
    'POST /paper_upload/{id}/finish': () => paper({ name: 'Zeugnis.pdf' }),
  });
  const input = await screen.findByLabelText('Datei hochladen', { selector: 'input' });
  await person.upload(input, file());
  await waitFor(() => expect(shell.session.getState().status).toBe('expired'));
  handlers['PUT /paper_upload/{id}'] = ({ params, body }) => ({
    id: params.id,
    received: body.offset + atob(body.content).length,
  });
  act(() => shell.session.setState({ status: 'ready', renewals: 1 }));
  expect(screen.getByText(/^Sie sind wieder angemeldet\./)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Weiter hochladen' }));
  expect(await screen.findByRole('heading', { name: 'Zeugnis.pdf' })).toBeVisible();
});

test('REACH-01 a paper is saved by its short-lived link, never opened in the page', async () => {
  const clicked: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.download}|${new URL(this.href).pathname}${new URL(this.href).search}`);
  });
  const { person } = open([paper()], {
    'POST /paper/{id}/link': () => ({ url: '/paper_file?token=abc', expires_at: 1 }),
  });
  await person.click(await screen.findByRole('button', { name: 'Speichern: Lebenslauf.pdf' }));
  await waitFor(() => expect(clicked).toHaveLength(1));
  expect(clicked[0]).toMatch(/\/paper_file\?token=abc$/);
});
