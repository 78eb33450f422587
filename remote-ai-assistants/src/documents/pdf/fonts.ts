import secondRegular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf';
import secondBold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf';
import regular from '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf';
import bold from '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf';
import type { Fonts } from '@silverjobs/contract/two-faces';

/** Fetches the typeface of the product; throws when that fails. */
export const loadFonts = (): Promise<Fonts> => loadBoth(regular, bold);

/** Fetches the face of letters that the product's lacks; throws when that fails. */
export const loadSecondFonts = (): Promise<Fonts> => loadBoth(secondRegular, secondBold);

async function loadBoth(...addresses: [string, string]): Promise<Fonts> {
  const [one, two] = await Promise.all([load(addresses[0]), load(addresses[1])]);
  return { regular: one, bold: two };
}

async function load(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The typeface was answered with ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
