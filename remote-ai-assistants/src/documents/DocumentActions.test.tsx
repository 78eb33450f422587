import { renderPage } from '@silverjobs/testing';
import { act, screen, within } from '@testing-library/react';
import { DocumentActions } from './DocumentActions.tsx';
import { fileMakers } from './file-makers.ts';
import { sampleCv } from './testing/sample-cv.ts';

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

const open = (isPage = false) =>
  renderPage(<DocumentActions document={sampleCv()} isPage={isPage} />);

test.each([
  ['pdf', 'Als PDF speichern', 'Lebenslauf Heinz Groß.pdf'],
  ['word', 'Als Word-Datei speichern', 'Lebenslauf Heinz Groß.docx'],
] as const)(
  'AI-12 saving as %s names the file, on the page and aloud',
  async (kind, button, name) => {
    jest.spyOn(fileMakers, kind).mockResolvedValue(new Blob(['x']));
    const { person, shell } = open();
    await person.click(screen.getByRole('button', { name: button }));
    const told = `Die Datei „${name}“ ist gespeichert. Sie finden sie bei Ihren Downloads.`;
    expect(await screen.findByText(told)).toBeVisible();
    expect(shell.notices.getState().announcement.text).toBe(told);
    expect(saved).toEqual([name]);
  },
);

test('AI-12 a file that cannot be made says so; copying and another try remain', async () => {
  const make = jest.spyOn(fileMakers, 'pdf').mockRejectedValueOnce(new Error('no chunk'));
  make.mockResolvedValueOnce(new Blob(['x']));
  const { person, reported } = open();
  await person.click(screen.getByRole('button', { name: 'Als PDF speichern' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Die PDF-Datei konnte nicht erstellt werden');
  expect(reported).toHaveLength(1);
  expect(saved).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Kopieren' }));
  expect(await navigator.clipboard.readText()).toContain('Elektroinstallateur');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('AI-12 another try after a failure saves the file', async () => {
  const make = jest.spyOn(fileMakers, 'pdf').mockRejectedValueOnce(new Error('no chunk'));
  make.mockResolvedValueOnce(new Blob(['x']));
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Als PDF speichern' }));
  await person.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText(/ist gespeichert/)).toBeVisible();
  expect(saved).toEqual(['Lebenslauf Heinz Groß.pdf']);
});

test('AI-12 where copying is forbidden the text stands there, marked', async () => {
  const { person } = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  await person.click(screen.getByRole('button', { name: 'Kopieren' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Text zum Kopieren',
  });
  expect(field).toHaveFocus();
  expect(field.selectionEnd).toBe(field.value.length);
});

test('AI-12 printing puts the document alone on the paper, and takes it away afterwards', async () => {
  let onPaper = '';
  const print = jest.fn(() => {
    onPaper = document.querySelector('.printed-document')?.textContent ?? '';
  });
  Object.assign(window, { print });
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Drucken' }));
  expect(onPaper).toContain('Elektroinstallateur');
  expect(document.documentElement).toHaveClass('sj-prints-alone');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.printed-document')).toBeNull();
  expect(document.documentElement).not.toHaveClass('sj-prints-alone');
});

test('AI-12 the browser’s own menu prints the document only where it is the page', () => {
  const beginPrinting = () => act(() => void window.dispatchEvent(new Event('beforeprint')));
  const { unmount } = open();
  beginPrinting();
  expect(document.querySelector('.printed-document')).toBeNull();
  unmount();
  open(true);
  beginPrinting();
  const paper = document.querySelector<HTMLElement>('.printed-document');
  expect(
    within(paper ?? document.body).getByRole('heading', { level: 1, hidden: true }),
  ).toHaveTextContent('Heinz Groß');
});

test('REACH-01 a document is put among the papers as a PDF', async () => {
  jest.spyOn(fileMakers, 'pdf').mockResolvedValue(new Blob(['x']));
  const id = '7d3f0b1e-5a52-4c1c-9d3e-0d8a9b7c6d5e';
  const { person, calls } = renderPage(<DocumentActions document={sampleCv()} />, {
    handlers: {
      'POST /paper_upload': () => ({ id, received: 0 }),
      'PUT /paper_upload/{id}': () => ({ id, received: 1 }),
      'POST /paper_upload/{id}/finish': () => ({
        id: 5,
        name: 'Lebenslauf Heinz Groß.pdf',
        media_type: 'application/pdf',
        bytes: 1,
        pages: 1,
        checked: 'clean',
        updated_at: 1,
      }),
    },
  });
  await person.click(screen.getByRole('button', { name: 'Zu meinen Unterlagen legen' }));
  expect(await screen.findByText(/liegt jetzt bei Ihren Unterlagen und kann/)).toBeVisible();
  const begun = calls.find(({ key }) => key === 'POST /paper_upload');
  expect(begun?.body).toMatchObject({ name: 'Lebenslauf Heinz Groß.pdf', bytes: 1 });
});
