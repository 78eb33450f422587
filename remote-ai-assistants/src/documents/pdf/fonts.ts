import regular from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf';
import bold from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf';

/** The typeface of the product as files that a PDF can take in. */
export interface Fonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Fetches the typeface; throws when that fails. */
export async function loadFonts(): Promise<Fonts> {
  const [one, two] = await Promise.all([load(regular), load(bold)]);
  return { regular: one, bold: two };
}

async function load(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The typeface was answered with ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
