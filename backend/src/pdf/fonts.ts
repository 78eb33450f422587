import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const family = dirname(
  require.resolve('@expo-google-fonts/atkinson-hyperlegible-next/package.json'),
);

const load = (file: string) => readFile(join(family, file));

type Fonts = { readonly regular: Uint8Array; readonly bold: Uint8Array };
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
