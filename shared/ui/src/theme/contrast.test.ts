/** @jest-environment node */
import { system } from './system.ts';
import { themes } from './themes.ts';

type ThemeName = 'light' | keyof typeof themes;

/** A colour of a theme; what a theme leaves alone is the token. */
function colorOf(name: string, theme: ThemeName = 'light'): string {
  const own = theme === 'light' ? undefined : themes[theme][`colors-${name.replace('.', '-')}`];
  return own ?? String(system.token(`colors.${name}`));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string, theme?: ThemeName): number {
  const a = luminance(colorOf(first, theme));
  const b = luminance(colorOf(second, theme));
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

/** Every pair of text and surface that the style sheets put together. */
const PAIRS = [
  ...['ink', 'ink.2', 'brand.700', 'brand.800', 'brand.900', 'error', 'success', 'warning'].flatMap(
    (text) => [
      [text, 'surface'],
      [text, 'ground'],
    ],
  ),
  ...['ink', 'ink.2', 'brand.800', 'brand.900'].map((text) => [text, 'brand.50']),
  ['error', 'error.surface'],
  ['ink', 'error.surface'],
  ['success', 'success.surface'],
  ['ink', 'success.surface'],
  ['warning', 'warning.surface'],
  ['ink', 'warning.surface'],
  ['on', 'brand.800'],
  ['on', 'brand.900'],
  ['on', 'error'],
  ['on', 'error.hover'],
  ['black', 'brand.500'],
  ['white', 'dark'],
  ['brand.500', 'dark'],
  ['dark.text', 'dark'],
  ['dark.2', 'dark'],
  ['ink', 'map.land'],
  ['ink', 'map.around'],
] as [string, string][];

test.each(
  (['dark', 'contrast'] as const).flatMap((theme) =>
    PAIRS.map(([text, surface]) => [theme, text, surface] as const),
  ),
)('AGE-04 display-5 %s: %s on %s keeps 7:1', (theme, text, surface) => {
  expect(contrast(text, surface, theme)).toBeGreaterThanOrEqual(7);
});

test.each([
  ['contrast', 'brand.600', 'surface', 7],
  ['contrast', 'line', 'surface', 7],
  ['dark', 'brand.600', 'surface', 3],
  ['dark', 'brand.600', 'ground', 3],
  ['dark', 'focus.glow', 'ground', 3],
] as const)('AGE-04 display-5 %s: %s, a line on %s, keeps %s:1', (theme, line, surface, least) => {
  expect(contrast(line, surface, theme)).toBeGreaterThanOrEqual(least);
});

test.each(Object.entries(themes))('AGE-04 every colour of the theme %s is a token', (_, theme) => {
  for (const name of Object.keys(theme)) {
    const variable = `--sj-${name}`;
    expect([...(system.tokens.cssVarMap.get('base')?.keys() ?? [])]).toContain(variable);
  }
});

test.each([
  ['brand.700', 'white', 4.5],
  ['brand.600', 'white', 3],
  ['focus.ink', 'white', 3],
  ['focus.glow', 'dark', 3],
])('LAY-08 %s on %s keeps %s:1', (color, surface, least) => {
  expect(contrast(color, surface)).toBeGreaterThanOrEqual(least);
});
