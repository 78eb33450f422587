import { takeTypeface } from './take-typeface.ts';

test('VIEW-04 delivery-65 a typeface that waits for the next document is taken, other rules stay', () => {
  const style = document.createElement('style');
  style.textContent = `
    .a { color: red; }
    @font-face { font-family: "Own"; src: url("own.woff2"); font-display: optional; }
    @font-face { font-family: "Fallback"; src: local("Arial"); }`;
  document.head.append(style);
  takeTypeface();
  const texts = Array.from(style.sheet?.cssRules ?? [], ({ cssText }) => cssText);
  expect(texts).toHaveLength(3);
  expect(texts[0]).toContain('.a');
  expect(texts[1]).toMatch(/"?Own"?.*own\.woff2.*font-display: swap/s);
  expect(texts[2]).toContain('Fallback');
  style.remove();
});

test('VIEW-04 delivery-65 a sheet that may not be read harms nothing', () => {
  const foreign = document.createElement('style');
  document.head.append(foreign);
  Object.defineProperty(foreign.sheet, 'cssRules', {
    get: () => {
      throw new DOMException('Not allowed', 'SecurityError');
    },
  });
  expect(takeTypeface).not.toThrow();
  foreign.remove();
});
