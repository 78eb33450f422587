import { system } from './system.ts';

/**
 * The tokens as a style sheet, so that static CSS has them before any script runs.
 * styles/tokens.css holds its result; a test compares the two.
 */
export function tokensCss(): string {
  const variables = system.tokens.cssVarMap.get('base') ?? new Map<string, string>();
  const lines = [...variables]
    .filter(([name]) => !/spacing--|colorPalette/i.test(name))
    .map(([name, value]) => `  ${name}: ${value};\n`);
  return `/* Made from theme/tokens.ts: pnpm --filter @silverjobs/ui tokens */\n:root {\n${lines.join('')}}\n`;
}
