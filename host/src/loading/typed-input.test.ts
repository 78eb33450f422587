import userEvent from '@testing-library/user-event';
import { watchTypedInput } from './typed-input.ts';

const typed = watchTypedInput();

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.querySelector<HTMLElement>('input, textarea') ?? document.body;
}

afterEach(() => typed.forget());

test('FED-03 a text in a page counts until it is cleared or another page is shown', async () => {
  const field = show('<textarea></textarea>');
  expect(typed.has()).toBe(false);
  await userEvent.type(field, 'Guten Tag');
  expect(typed.has()).toBe(true);
  await userEvent.clear(field);
  expect(typed.has()).toBe(false);
  await userEvent.type(field, 'Guten Tag');
  typed.forget();
  expect(typed.has()).toBe(false);
});

test('FED-03 a text whose field went away with a step of the page still counts', async () => {
  await userEvent.type(show('<input>'), 'Gärtner');
  show('<p>Schritt 2</p>');
  expect(typed.has()).toBe(true);
});

test('FED-03 a text in a dialog counts while the dialog is open', async () => {
  await userEvent.type(show('<div role="dialog"><input></div>'), 'Vorlage');
  expect(typed.has()).toBe(true);
  show('');
  expect(typed.has()).toBe(false);
});

test.each(['<input type="search">', '<input role="combobox">', '<input type="checkbox">'])(
  'FED-03 %s is no unsaved work',
  async (html) => {
    const field = show(html);
    await userEvent.click(field);
    await userEvent.keyboard('Berlin');
    expect(typed.has()).toBe(false);
  },
);
