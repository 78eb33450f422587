/** What a theme changes: colours by their names in the tokens, and shadows. */
type Theme = Readonly<Record<string, string>>;

/**
 * Light text on dark ground. Every pair of text and surface keeps 7:1 here too (display-5); what does not
 * stand here is the same in all themes.
 */
const dark: Theme = {
  'colors-brand-50': '#0e3237',
  'colors-brand-500': '#1cc3ce',
  'colors-brand-600': '#3fb8c0',
  'colors-brand-700': '#6fd0d6',
  'colors-brand-800': '#7fdbe1',
  'colors-brand-900': '#b8eff2',
  'colors-surface': '#18222c',
  'colors-on': '#0b0c0c',
  'colors-ink': '#eaf0f4',
  'colors-ink-2': '#bcc8d2',
  'colors-ground': '#0f171f',
  'colors-line': '#3c4b58',
  'colors-blank': '#2b3844',
  'colors-veil': 'rgb(0 0 0 / 75%)',
  'colors-shade': 'rgb(0 0 0 / 60%)',
  'colors-error': '#ffb9bf',
  'colors-error-hover': '#ffd7da',
  'colors-error-surface': '#3d171c',
  'colors-success': '#a5e0a9',
  'colors-success-surface': '#16301a',
  'colors-warning': '#ffe08f',
  'colors-warning-surface': '#352a0a',
  'colors-drawing-warm': '#2a2214',
  'colors-map-sea': '#14303b',
  'colors-map-around': '#222d37',
  'colors-map-land': '#2c3843',
  'colors-map-border': '#7b8c99',
  'colors-map-river': '#3f6a7c',
  'colors-map-halo': 'rgb(15 23 31 / 90%)',
  'shadows-card': '0 0 0 1px #2e3b47',
};

/** Black on white, with lines that can be seen: 7:1 for text, lines and symbols. */
const contrast: Theme = {
  'colors-brand-500': '#5fe3ec',
  'colors-brand-600': '#004449',
  'colors-brand-700': '#004449',
  'colors-brand-800': '#003a3d',
  'colors-brand-900': '#000000',
  'colors-ink': '#000000',
  'colors-ink-2': '#1c252e',
  'colors-ground': '#ffffff',
  'colors-line': '#3d4a54',
  'colors-error': '#6d0a16',
  'colors-error-hover': '#450009',
  'colors-success': '#0f4413',
  'colors-warning': '#3d2a00',
  'colors-dark': '#000000',
  'colors-dark-line': '#9fb3c8',
  'colors-dark-text': '#ffffff',
  'colors-dark-2': '#e6edf3',
  'colors-map-border': '#3d4a54',
  'shadows-card': '0 0 0 1px #3d4a54',
};

/** The themes beside the light one, which the tokens themselves are. */
export const themes = { dark, contrast } as const;
