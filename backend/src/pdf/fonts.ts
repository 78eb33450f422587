import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Fonts } from '@silverjobs/contract/two-faces';

const require = createRequire(import.meta.url);

const family = dirname(
  require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/package.json'),
);
const secondFamily = dirname(require.resolve('@expo-google-fonts/arimo/package.json'));

const load = (file: string) => readFile(join(family, file));
const loadNow = (file: string) => readFileSync(join(secondFamily, file));

let fonts: Promise<Fonts> | undefined;

async function loadAll(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([
    load('400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
    load('700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
  ]);
  return { regular, bold };
}

/** The typeface of the product, read once. */
export function loadFonts(): Promise<Fonts> {
  fonts ??= loadAll();
  return fonts;
}

let second: Fonts | undefined;

/**
 * The face of letters that the product's lacks, read once. At once: which letters a paper has is known only while it is
 * written.
 */
export function loadSecondFonts(): Fonts {
  second ??= {
    regular: loadNow('400Regular/Arimo_400Regular.ttf'),
    bold: loadNow('700Bold/Arimo_700Bold.ttf'),
  };
  return second;
}
