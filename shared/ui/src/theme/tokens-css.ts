import { system } from './system.ts';
import { themes } from './themes.ts';

/** Where a theme holds: where it is chosen, and where the system asks for it and none is chosen. */
const PLACES = {
  dark: '(prefers-color-scheme: dark)',
  contrast: '(prefers-contrast: more) and (not (prefers-color-scheme: dark))',
} as const;

const themeNames = ['dark', 'contrast'] as const;

/**
 * The tokens as a style sheet, so that static CSS has them before any script runs.
 * styles/tokens.css holds its result; a test compares the two.
 */
export function tokensCss(): string {
  const variables = system.tokens.cssVarMap.get('base') ?? new Map<string, string>();
  const lines = [...variables]
    .filter(([name]) => !/spacing--|colorPalette/i.test(name))
    .map(([name, value]) => `  ${name}: ${value};\n`);
  // Paper is white: print keeps the light theme.
  const chosen = themeNames.map((name) => rule('screen', `:root[data-theme="${name}"]`, name));
  const asked = themeNames.map((name) =>
    rule(`screen and ${PLACES[name]}`, ':root:not([data-theme])', name),
  );
  return [
    '/* Made from theme/tokens.ts and theme/themes.ts: pnpm --filter @silverjobs/ui tokens */\n',
    `:root {\n  color-scheme: light;\n${lines.join('')}}\n`,
    ...chosen,
    ...asked,
  ].join('\n');
}

function rule(media: string, selector: string, name: keyof typeof themes): string {
  const lines = Object.entries(themes[name]).map(([key, value]) => `    --sj-${key}: ${value};\n`);
  const scheme = name === 'dark' ? 'dark' : 'light';
  return `@media ${media} {\n  ${selector} {\n    color-scheme: ${scheme};\n${lines.join('')}  }\n}\n`;
}
