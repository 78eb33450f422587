import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepTranslatedTexts } from './translated-texts.ts';

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

test('what stands nowhere below is refused as before', () => {
  keepTranslatedTexts(Node.prototype);
  const stranger = document.createElement('i');
  expect(() => document.body.removeChild(stranger)).toThrow();
  expect(() => document.body.insertBefore(document.createElement('b'), stranger)).toThrow();
});
