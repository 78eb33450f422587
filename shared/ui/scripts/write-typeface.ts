import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Writes the part of the typeface that stands in the style sheet: the letters that styles/fonts.css says it has, in
 * the weights of theme/tokens.ts. `pnpm --filter @silverjobs/ui typeface [file]`.
 */
const kept = new URL('../src/styles/typeface/first-typeface.woff2', import.meta.url);
const [file = fileURLToPath(kept)] = process.argv.slice(2);

const WHOLE =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

// The library's types do not know all of these, so they are not written into the call.
const options = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  keepFeatures: [],
  noHinting: true,
  // Without kerning lines are 1 to 2 % longer; with it the first frame would come 12 ms later. Browsers read neither
  // names of the weights nor how older systems smooth small sizes.
  dropTables: ['STAT', 'gasp', 'GPOS', 'GSUB'],
};

/** Every letter of a `unicode-range`. */
function lettersOf(ranges: string): string {
  const letters = ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place));
  });
  return letters.join('');
}

const sheet = readFileSync(new URL('../src/styles/fonts.css', import.meta.url), 'utf8');
const [, ranges] = /unicode-range:([^;]+)/.exec(sheet.split('first-typeface.woff2')[1] ?? '') ?? [];
if (!ranges) throw new Error('styles/fonts.css names no letters of first-typeface.woff2.');
const whole = readFileSync(createRequire(import.meta.url).resolve(WHOLE));
writeFileSync(file, await subsetFont(whole, lettersOf(ranges), options));
