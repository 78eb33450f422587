/** Figures and signs that stand for a letter. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Its words without figures and signs, also with those that stand for letters read as letters. */
export function readings(text: string): string[] {
  const plain = text.replace(/[^\p{L}]/gu, '');
  const places = [...text.matchAll(/\p{L}/gu)].map(({ index }) => index);
  const inside = text.slice(places[0] ?? 0, (places.at(-1) ?? 0) + 1);
  const asLetters = [...inside].map((sign) => LETTERS[sign] ?? sign).join('');
  return [plain, asLetters.replace(/[^\p{L}]/gu, '')];
}
