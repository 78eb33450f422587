import { defineTokens } from '@chakra-ui/react/styled-system';

const px = (value: number) => ({ value: `${value}px` });
/** Font sizes are rem at 18 px to 1 rem, so that A, A+, A++ and the browser's setting scale them. */
const type = (value: number) => ({ value: `${Math.round((value / 18) * 10000) / 10000}rem` });
const color = (value: string) => ({ value });

/** Every value of the design, once. Contrast on white in brackets. */
export const tokens = defineTokens({
  colors: {
    brand: {
      50: color('#e6f7f8'),
      // Surface under #0b0c0c text or marker on the dark menu, never text (2.65).
      500: color('#00b0bb'),
      // Borders and icons (3.85).
      600: color('#009099'),
      // The lightest step allowed for text (5.25).
      700: color('#007880'),
      // Links and primary buttons (7.87).
      800: color('#005b61'),
      900: color('#003a3d'),
    },
    /** White and black in every theme: on the dark menu, and under the bright brand colour. */
    white: color('#ffffff'),
    black: color('#0b0c0c'),
    /** Cards, fields, dialogs. */
    surface: color('#ffffff'),
    /** Text on a primary or dangerous button. */
    on: color('#ffffff'),
    ink: { DEFAULT: color('#1f2933'), 2: color('#4a5560') },
    ground: color('#f5f7f7'),
    line: color('#d5dddf'),
    blank: color('#e4eaeb'),
    veil: color('rgb(0 21 41 / 60%)'),
    shade: color('rgb(0 21 41 / 22%)'),
    error: { DEFAULT: color('#8a0d1c'), hover: color('#6d0a16'), surface: color('#fdf0f1') },
    success: { DEFAULT: color('#1b5e20'), surface: color('#eef7ee') },
    warning: { DEFAULT: color('#5c4000'), surface: color('#fff4d6') },
    dark: {
      DEFAULT: color('#001529'),
      line: color('#16324a'),
      hover: color('rgb(0 176 187 / 10%)'),
      current: color('rgb(0 176 187 / 18%)'),
      text: color('#e6edf3'),
      2: color('#9fb3c8'),
    },
    map: {
      sea: color('#d8e9ee'),
      around: color('#e8ecec'),
      land: color('#fafaf4'),
      border: color('#9aa9b0'),
      river: color('#a7cbd8'),
      halo: color('rgb(255 255 255 / 90%)'),
      radius: color('rgb(0 176 187 / 18%)'),
    },
    /** Of drawings alone, never of text. */
    drawing: {
      skin: color('#f0c8a0'),
      hair: color('#cfd6da'),
      wood: color('#b07a48'),
      warm: color('#fff7e8'),
      sun: color('#ffc845'),
      red: color('#c8505c'),
    },
    focus: { ink: color('#0b0c0c'), glow: color('#ffdd00') },
  },
  fonts: {
    body: {
      value: '"Atkinson Hyperlegible Next Variable", system-ui, "Segoe UI", Arial, sans-serif',
    },
  },
  fontSizes: {
    sm: type(17),
    md: type(18),
    lg: type(20),
    h4: type(22),
    h3: type(24),
    h2: type(28),
    h1: type(36),
  },
  fontWeights: { normal: { value: 400 }, semibold: { value: 600 }, bold: { value: 700 } },
  lineHeights: { body: { value: 1.5 }, heading: { value: 1.25 } },
  spacing: {
    1: px(4),
    2: px(8),
    3: px(12),
    4: px(16),
    5: px(20),
    6: px(24),
    8: px(32),
    10: px(40),
    12: px(48),
    14: px(56),
  },
  sizes: {
    // Least height of anything that can be pressed: any target, a control, a control on a phone.
    // 48 px also where somebody has set the browser to a smaller text (layout-37).
    target: { value: `max(48px, ${type(48).value})` },
    control: type(52),
    controlPhone: type(56),
    aside: type(360),
    menu: type(250),
    dialog: px(700),
    page: px(1180),
    prose: { value: '75ch' },
    full: { value: '100%' },
  },
  radii: { control: px(10), card: px(12), dialog: px(16), round: px(99) },
  shadows: {
    card: { value: '0 1px 2px rgb(0 21 41 / 6%), 0 6px 20px rgb(0 21 41 / 6%)' },
  },
  zIndex: {
    bar: { value: 10 },
    overlay: { value: 100 },
    toast: { value: 200 },
    skip: { value: 300 },
  },
});

/** Window widths from which a layout has more room; em, so that browser zoom and font size count. */
export const breakpoints = { md: '48em', lg: '62em' } as const;
