import { waitFor } from '@testing-library/react';
import { focusHeading } from './focus-heading.ts';

const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`No #${id}.`);
  return found;
};
const ended: (() => void)[] = [];

/** Follows the link of a drawer that is open, and closes it. */
function followLink() {
  document.body.innerHTML = `
    <header><button id="menu" type="button">Menü</button></header>
    <main></main>
    <footer><a id="first" href="#x">Kontakt</a><a id="second" href="#y">AGB</a></footer>
    <div id="drawer" role="dialog"><a id="link" href="#x">Nachrichten</a></div>`;
  element('link').focus();
  const onFocus = startWaiting();
  element('drawer').remove();
  return onFocus;
}

function startWaiting() {
  const onFocus = jest.fn();
  ended.push(focusHeading(onFocus));
  return onFocus;
}

const arrive = (page: string) => {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', page);
};

afterEach(() => {
  for (const end of ended.splice(0)) end();
});

test('LAY-09 a drawer that gives the focus back late does not keep it from the heading', async () => {
  const onFocus = followLink();
  element('menu').focus();
  arrive('<h1 id="heading">Nachrichten</h1>');
  await waitFor(() => expect(element('heading')).toHaveFocus());
  expect(onFocus).toHaveBeenCalledTimes(1);
});

test('LAY-09 a page that puts the focus somewhere itself keeps it there', async () => {
  const onFocus = followLink();
  arrive('<h1>Nachrichten</h1><button id="row" type="button">Silke Berger</button>');
  element('row').focus();
  await new Promise(requestAnimationFrame);
  arrive('<p>Mehr</p>');
  await new Promise(requestAnimationFrame);
  expect(element('row')).toHaveFocus();
  expect(onFocus).not.toHaveBeenCalled();
});

test('LAY-09 who has gone on in the footer keeps the place when the page takes another heading', async () => {
  followLink();
  element('first').focus();
  startWaiting();
  arrive('<h1 id="early">Kontakt</h1>');
  await waitFor(() => expect(element('early')).toHaveFocus());
  element('second').focus();
  element('early').replaceWith(document.createElement('h1'));
  await new Promise(requestAnimationFrame);
  expect(element('second')).toHaveFocus();
});
