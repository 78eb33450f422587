import { renderPage } from '@silverjobs/testing';
import { screen, within } from '@testing-library/react';
import { SafeMarkdown } from './SafeMarkdown.tsx';

const shown = (text: string) => renderPage(<SafeMarkdown text={text} />).container;

test('AI-02 markdown is rendered with its formats, its headings below that of the page', async () => {
  shown('## Titel\n\n### Darunter\n\n**fett**\n\n- eins\n- zwei');
  expect(await screen.findByRole('heading', { level: 3, name: 'Titel' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 4, name: 'Darunter' })).toBeVisible();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('fett').tagName).toBe('STRONG');
});

test('AI-02 the text is there before its formats are', async () => {
  shown('**fett** und *schräg*');
  expect(screen.getByText('fett und schräg')).toBeVisible();
  expect((await screen.findByText('schräg')).tagName).toBe('EM');
});

test.each([
  ['HTML', 'Text <img src="x" onerror="alert(1)"> <script>alert(2)</script>', 'img, script'],
  ['an image', 'Text ![Bild](https://foreign.example/pixel.png)', 'img'],
  ['a script as a link', '[Text](javascript:alert(1))', 'a'],
  ['data as a link', '[Text](data:text/html;base64,PHN2Zz4=)', 'a'],
  ['a form', 'Text <form action="https://foreign.example"><input name="p"></form>', 'form, input'],
])('AI-02 %s is not drawn', async (_name, markdown, selector) => {
  const container = shown(`${markdown}\n\n- geladen`);
  await screen.findByRole('listitem');
  expect(container.querySelector(selector)).toBeNull();
  expect(container).toHaveTextContent('Text');
});

test('AI-02 links to the web open in a window of their own and say so', async () => {
  shown('[Ratgeber](https://rat.example/seite)');
  const link = await screen.findByRole('link', { name: /Ratgeber.*neuen Fenster/ });
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});
