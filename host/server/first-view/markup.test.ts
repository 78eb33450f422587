/** @jest-environment <rootDir>/jest/jsdom-environment.cjs */
import { applyStyles, CARRIED_STYLE, carryStyles, splitStyles } from './markup.ts';

test('VIEW-05 style elements of emotion go to the head, everything else stays', () => {
  const one = '<style data-emotion="sj a" nonce="n">.a{top:0}</style>';
  const two = '<style data-emotion="sj b">.b{top:0}</style>';
  const own = '<style>.c{top:0}</style>';
  expect(splitStyles(`${one}<p>1</p>${own}${two}<p>2</p>`)).toEqual({
    html: `<p>1</p>${own}<p>2</p>`,
    styles: `${one}${two}`,
  });
  expect(splitStyles('<p>1</p>')).toEqual({ html: '<p>1</p>', styles: '' });
});

test('VIEW-05 styles that were carried stand on their elements again', () => {
  document.body.innerHTML = carryStyles('<p style="top:1px;height:2px">a &quot; style=&quot;</p>');
  expect(document.querySelector('[style]')).toBeNull();
  applyStyles(CARRIED_STYLE);
  const { style, attributes } = document.querySelector('p') as HTMLElement;
  expect([style.top, style.height, attributes.length]).toEqual(['1px', '2px', 1]);
});
