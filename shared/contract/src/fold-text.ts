const DIGRAPHS: Record<string, string> = { ae: 'a', oe: 'o', ue: 'u' };

/** Lower case without accents: 'Café für Gäste' is 'cafe fur gaste'; ß is ss. */
function withoutAccents(text: string): string {
  return text
    .toLocaleLowerCase('de-DE')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Also ae, oe and ue as their vowels, so that 'Buero', 'Buro' and 'Büro' are alike. */
function withoutDigraphs(folded: string): string {
  return folded.replace(/[aou]e/g, (pair) => DIGRAPHS[pair] ?? pair);
}

/** A text prepared for forgiving comparison. */
export interface FoldedText {
  plain: string;
  loose: string;
}

/** Prepares a text once, for many comparisons. */
export function foldText(text: string): FoldedText {
  const plain = withoutAccents(text);
  return { plain, loose: withoutDigraphs(plain) };
}
