import { renderPage } from '@silverjobs/testing';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { ReadAloud } from './ReadAloud.tsx';
import { piecesIn } from './read-element.ts';
import { stopReading } from './stop-reading.ts';
import { installSpeech } from './testing/fake-speech.ts';

const article = (
  <article>
    <h2>Auf einen Blick</h2>
    <dl>
      <dt>Stellentyp</dt>
      <dd>Teilzeit</dd>
    </dl>
    <p>
      Sie arbeiten <b>am Empfang</b>. Das ist
      {'\n'} z. B. vormittags.
    </p>
    <button type="button">Karte laden</button>
    <p className="sj-no-print">Werbung</p>
    <ul>
      <li>{'Tele\u00ADfon'}</li>
    </ul>
  </article>
);

test('AGE-05 an element is read block by block, and each sentence knows its place', () => {
  const { container } = render(article);
  const pieces = piecesIn(container.firstElementChild as Element);
  expect(pieces.map(({ text }) => text)).toEqual([
    'Auf einen Blick',
    'Stellentyp',
    'Teilzeit',
    'Sie arbeiten am Empfang.',
    'Das ist z. B. vormittags.',
    'Telefon',
  ]);
  expect(pieces.map(({ range }) => range?.toString().replace(/\s+/g, ' '))).toEqual([
    'Auf einen Blick',
    'Stellentyp',
    'Teilzeit',
    'Sie arbeiten am Empfang.',
    'Das ist z. B. vormittags.',
    'Tele\u00ADfon',
  ]);
});

function Page() {
  const text = useRef<HTMLDivElement>(null);
  return (
    <>
      <ReadAloud target={text} of="die Stelle" />
      <div ref={text}>
        <p>Erster Satz. Zweiter Satz.</p>
      </div>
    </>
  );
}

let remove = () => {};
afterEach(() => {
  act(stopReading);
  remove();
});

async function start() {
  const installed = installSpeech();
  remove = installed.remove;
  const page = renderPage(<Page />);
  await page.person.click(await screen.findByRole('button', { name: 'Vorlesen die Stelle' }));
  return { ...page, speech: installed.speech };
}

test('AGE-05 the sentence that is read is marked where it stands, and the mark goes with the end', async () => {
  const highlights = new Map<string, { range: Range }>();
  class FakeHighlight {
    readonly range: Range;
    constructor(range: Range) {
      this.range = range;
    }
  }
  Object.assign(globalThis, { CSS: { highlights }, Highlight: FakeHighlight });
  const marked = () => highlights.get('sj-reading')?.range.toString();
  const { speech, person } = await start();
  expect(marked()).toBe('Erster Satz.');
  act(() => speech.end());
  expect(marked()).toBe('Zweiter Satz.');
  await person.click(screen.getByRole('button', { name: 'Pause die Stelle' }));
  expect(marked()).toBe('Zweiter Satz.');
  await person.click(screen.getByRole('button', { name: 'Beenden' }));
  expect(marked()).toBeUndefined();
  Reflect.deleteProperty(globalThis, 'CSS');
  Reflect.deleteProperty(globalThis, 'Highlight');
});

test('AGE-05 where the browser cannot mark it, the sentence stands beside the buttons; leaving ends it', async () => {
  const { speech, unmount } = await start();
  expect(document.querySelector('mark')).toHaveTextContent('Erster Satz.');
  expect(speech.spoken[0]).toMatchObject({ voice: { localService: true } });
  const before = speech.cancelled;
  unmount();
  expect(speech.cancelled).toBeGreaterThan(before);
});
