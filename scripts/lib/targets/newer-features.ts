/** Versions of the three engines; null where no version will do. */
interface Versions {
  chrome: number | null;
  firefox: number | null;
  safari: number | null;
}

/** What a browser may not know: how it looks in the code, and who knows it since when. */
export interface Feature {
  name: string;
  looks: RegExp;
  /** First versions; null where no version knows it. */
  since: Versions;
}

const FROM_SCRIPT: [name: string, chrome: number, firefox: number, safari: number][] = [
  ['AbortSignal.any', 116, 124, 17.4],
  ['AbortSignal.timeout', 103, 100, 16],
  ['Array.fromAsync', 121, 115, 16.4],
  ['CSS.highlights', 105, 140, 17.2],
  ['Iterator.from', 122, 131, 18.4],
  ['Map.groupBy', 117, 119, 17.4],
  ['Math.sumPrecise', 147, 137, 26.2],
  ['Object.groupBy', 117, 119, 17.4],
  ['Promise.try', 128, 134, 18.2],
  ['Promise.withResolvers', 119, 121, 17.4],
  ['RegExp.escape', 136, 134, 18.2],
  ['URL.canParse', 120, 115, 17],
  ['URL.parse', 126, 126, 18],
  ['navigator.userActivation', 72, 120, 16.4],
  ['Intl.DurationFormat', 129, 136, 16.4],
];

const METHODS: [name: string, chrome: number, firefox: number, safari: number][] = [
  ['checkVisibility', 105, 106, 17.4],
  ['isDisjointFrom', 122, 127, 17],
  ['isSubsetOf', 122, 127, 17],
  ['isSupersetOf', 122, 127, 17],
  ['isWellFormed', 111, 119, 16.4],
  ['showPopover', 114, 125, 17],
  ['startViewTransition', 111, 144, 18],
  ['symmetricDifference', 122, 127, 17],
  ['throwIfAborted', 100, 97, 15.4],
  ['toReversed', 110, 115, 16],
  ['toSorted', 110, 115, 16],
  ['toSpliced', 110, 115, 16],
  ['toWellFormed', 111, 119, 16.4],
  ['transferToFixedLength', 114, 122, 17.4],
];

const STYLES: [name: string, looks: RegExp, chrome: number, firefox: number, safari: number][] = [
  [':has()', /:has\(/, 105, 121, 15.4],
  [':user-valid', /:user-(?:in)?valid/, 119, 88, 16.5],
  ['@container', /@container\b/, 105, 110, 16],
  ['@property', /@property\b/, 85, 128, 16.4],
  ['@scope', /@scope\b/, 118, 146, 17.4],
  ['@starting-style', /@starting-style\b/, 117, 129, 17.5],
  ['anchor()', /(?<![-\w])anchor(?:-name)?[(:]/, 125, 147, 26],
  ['color-mix()', /\bcolor-mix\(/, 111, 113, 16.2],
  ['light-dark()', /\blight-dark\(/, 123, 120, 17.5],
  ['dvh', /\d(?:d|s|l)v[hwib]\b/, 108, 101, 15.4],
  ['scrollbar-gutter', /scrollbar-gutter/, 94, 97, 18.2],
  ['content-visibility', /content-visibility/, 85, 125, 18],
  ['subgrid', /:\s*subgrid\b/, 117, 71, 16],
];

const dotted = (name: string) => new RegExp(`\\b${name.replaceAll('.', '\\??\\.')}\\b`);

/** A pattern that looks behind is a fault in the whole file. */
const LOOKBEHIND: Feature = {
  name: 'lookbehind',
  looks: /\(\?<[=!]/,
  since: { chrome: 62, firefox: 78, safari: 16.4 },
};

/** What came after 2022's browsers and is likely to be used; versions from MDN's compatibility data. */
export const features: Feature[] = [
  LOOKBEHIND,
  ...FROM_SCRIPT.map(([name, chrome, firefox, safari]) => ({
    name,
    looks: dotted(name),
    since: { chrome, firefox, safari },
  })),
  ...METHODS.map(([name, chrome, firefox, safari]) => ({
    name: `.${name}()`,
    looks: new RegExp(`\\??\\.${name}\\??\\.?\\(`),
    since: { chrome, firefox, safari },
  })),
  ...STYLES.map(([name, looks, chrome, firefox, safari]) => ({
    name,
    looks,
    since: { chrome, firefox, safari },
  })),
  // Never in Safari; Firefox and Chrome have both since long.
  {
    name: 'requestIdleCallback',
    looks: /\brequestIdleCallback\b/,
    since: { chrome: 47, firefox: 55, safari: null },
  },
  {
    name: 'scheduler',
    looks: /\bscheduler\??\.(?:yield|postTask)\b/,
    since: { chrome: 94, firefox: 142, safari: null },
  },
  // A set's `union` is seldom told from other libraries' by its look: only on a new set.
  {
    name: 'Set.union',
    looks: /new Set\([^)]*\)\.(?:union|intersection|difference)\(/,
    since: { chrome: 122, firefox: 127, safari: 17 },
  },
];
