import {
  DEFAULT_DISPLAY,
  DISPLAY_TEXT,
  displayAttributes,
  displayCookie,
  displayText,
  readDisplay,
} from './display.ts';

const ALL = {
  size: 4,
  theme: 'contrast',
  wide: true,
  large: true,
  calm: true,
  enter: true,
  silent: true,
} as const;

test.each([
  ['plain', DEFAULT_DISPLAY],
  ['size3.dark', { ...DEFAULT_DISPLAY, size: 3, theme: 'dark' }],
  ['size4.contrast.wide.large.calm.enter.silent', ALL],
] as const)('AGE-04 display-2 %s is written, read and accepted', (text, display) => {
  expect(displayText(display)).toBe(text);
  expect(readDisplay(text)).toEqual(display);
  expect(text).toMatch(DISPLAY_TEXT);
});

test.each(['', null, undefined])('AGE-04 %p is no choice', (text) => {
  expect(readDisplay(text)).toBeNull();
});

test('AGE-04 what nobody can have chosen counts for nothing', () => {
  expect(readDisplay('size9.neon')).toEqual(DEFAULT_DISPLAY);
  expect(displayCookie('a=b; display="><script>; c=d')).toBeNull();
  expect(displayCookie('kept=display=x; display=dark')).toBe('dark');
});

test('AGE-04 the root element says what is chosen, and nothing else', () => {
  const said = (display: Parameters<typeof displayAttributes>[0]) =>
    Object.entries(displayAttributes(display)).filter(([, value]) => value !== null);
  expect(said(DEFAULT_DISPLAY)).toEqual([]);
  expect(said(ALL)).toHaveLength(6);
});
