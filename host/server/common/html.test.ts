import { extractStyles } from './html.ts';

test('VIEW-05 style elements of emotion go to the head, everything else stays', () => {
  const one = '<style data-emotion="sj a" nonce="n">.a{top:0}</style>';
  const two = '<style data-emotion="sj b">.b{top:0}</style>';
  const own = '<style>.c{top:0}</style>';
  expect(extractStyles(`${one}<p>1</p>${own}${two}<p>2</p>`)).toEqual({
    html: `<p>1</p>${own}<p>2</p>`,
    styles: `${one}${two}`,
  });
  expect(extractStyles('<p>1</p>')).toEqual({ html: '<p>1</p>', styles: '' });
});
