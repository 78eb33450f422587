import { encodeStyleAttributes } from '../server/common/html.ts';
import { addTypeface, applyOldTextSize, applyStyleAttributes } from './appearance.ts';
import { setTypeface } from './testing/set-typeface.ts';

test('VIEW-05 styles that the markup carries stand on their elements again', () => {
  document.body.innerHTML = encodeStyleAttributes(
    '<p style="top:1px;height:2px">a &quot; style=&quot;</p>',
  );
  expect(document.querySelector('[style]')).toBeNull();
  applyStyleAttributes();
  const { style, attributes } = document.querySelector('p') as HTMLElement;
  expect([style.top, style.height, attributes.length]).toEqual(['1px', '2px', 1]);
});

test('LAY-10 the text size that was chosen long ago is set before the first frame', () => {
  localStorage.setItem('textSize', '3');
  applyOldTextSize();
  expect(document.documentElement.dataset.textSize).toBe('3');
});

test('HOUSE-02 delivery-65 the typeface that stands in the styles is known at once, those in files are left', () => {
  const added: unknown[] = [];
  Object.assign(document, { fonts: { add: (face: unknown) => added.push(face) } });
  setTypeface();
  addTypeface();
  expect(added).toEqual([
    {
      family: 'Test Face',
      data: new TextEncoder().encode('wOF2'),
      descriptors: { weight: '400 700', unicodeRange: 'U+20-7E' },
    },
  ]);
});
