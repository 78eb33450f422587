import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepTranslatedTexts, removeForeignElements } from './translated-texts.ts';

const { removeChild, insertBefore } = Node.prototype;
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** As browsers translate: each text stands in two elements of theirs. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.parentNode?.replaceChild(outer, text);
    inner.appendChild(text);
  }
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>
        {open ? <b>Offen</b> : 'Geschlossen'} {open && 'und bereit'} seit heute
      </p>
      <button type="button" onClick={() => setOpen(!open)}>
        Wechseln
      </button>
    </>
  );
}

test('HERS-13 a translated page goes on: texts are removed and inserted where they stand', async () => {
  keepTranslatedTexts(Node.prototype);
  const { container } = render(<Page />);
  translate(container);
  const change = screen.getByRole('button', { name: 'Wechseln' });
  await userEvent.click(change);
  expect(container.querySelector('p')).toHaveTextContent('Offen und bereit seit heute');
  translate(container);
  await userEvent.click(change);
  expect(container.querySelector('p')).toHaveTextContent('Geschlossen seit heute');
});

test('HERS-13 without it the same page fails', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(<Page />);
  translate(container);
  await expect(userEvent.click(screen.getByRole('button', { name: 'Wechseln' }))).rejects.toThrow();
  logged.mockRestore();
});

test('HERS-13 a node that an extension has taken out costs nothing', async () => {
  keepTranslatedTexts(Node.prototype);
  const { container } = render(<Page />);
  for (const text of container.querySelector('p')?.childNodes ?? []) text.remove();
  await userEvent.click(screen.getByRole('button', { name: 'Wechseln' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wechseln' }));
  expect(screen.getByRole('button', { name: 'Wechseln' })).toBeVisible();
});

test('what stands somewhere else is refused as before', () => {
  keepTranslatedTexts(Node.prototype);
  const stranger = document.createElement('i');
  document.head.append(stranger);
  expect(() => document.body.removeChild(stranger)).toThrow();
  expect(() => document.body.insertBefore(document.createElement('b'), stranger)).toThrow();
  stranger.remove();
});

describe('HERS-13 what extensions put in before React hydrates', () => {
  const Form = () => (
    <form>
      <label htmlFor="mail">E-Mail-Adresse</label>
      <input id="mail" name="mail" />
    </form>
  );

  async function hydrateWith(prepare: (root: Element) => void) {
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Form />);
    document.body.append(root);
    const field = root.querySelector('input');
    if (field) field.value = 'renate@example.org';
    field?.setAttribute('data-gramm', 'false');
    root
      .querySelector('form')
      ?.insertAdjacentHTML('afterbegin', '<grammarly-extension></grammarly-extension>');
    field?.insertAdjacentHTML('beforebegin', '<div data-lastpass-icon-root=""></div>');
    prepare(root);
    const errors = jest.fn();
    await act(async () => {
      hydrateRoot(root, <Form />, { onRecoverableError: errors });
    });
    const kept = root.querySelector('input') === field;
    root.remove();
    return { kept, errors: errors.mock.calls.length };
  }

  test('is taken out, and the field with what was typed stays', async () => {
    expect(await hydrateWith(removeForeignElements)).toEqual({ kept: true, errors: 0 });
  });

  test('without that the page is rendered anew', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(await hydrateWith(() => {})).toEqual({ kept: false, errors: 1 });
    logged.mockRestore();
  });
});
