import { system } from './system.ts';

const colorOf = (name: string) => String(system.token(`colors.${name}`));

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const a = luminance(colorOf(first));
  const b = luminance(colorOf(second));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

test('LAY-08 the main colour is #00b0bb', () => {
  expect(colorOf('brand.500')).toBe('#00b0bb');
});

test.each([
  ['ink', 'white'],
  ['ink', 'ground'],
  ['ink', 'brand.50'],
  ['ink', 'warning.surface'],
  ['ink.2', 'white'],
  ['ink.2', 'ground'],
  ['brand.800', 'white'],
  ['white', 'brand.800'],
  ['error', 'white'],
  ['error', 'error.surface'],
  ['success', 'success.surface'],
  ['warning', 'warning.surface'],
  ['dark.text', 'dark'],
  ['dark.2', 'dark'],
  ['black', 'brand.500'],
])('LAY-08 %s on %s keeps 7:1 (body text)', (text, surface) => {
  expect(contrast(text, surface)).toBeGreaterThanOrEqual(7);
});

test.each([
  ['brand.700', 'white', 4.5],
  ['brand.600', 'white', 3],
  ['focus.ink', 'white', 3],
  ['focus.glow', 'dark', 3],
])('LAY-08 %s on %s keeps %s:1', (color, surface, least) => {
  expect(contrast(color, surface)).toBeGreaterThanOrEqual(least);
});
