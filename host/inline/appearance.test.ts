import { encodeStyleAttributes } from '../server/common/html.ts';
import { applyOldTextSize, applyStyleAttributes } from './appearance.ts';

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
