import { formatDate, TERMS_DATE, termsOfUse } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { plainText } from '@silverjobs/contract/text-blocks';
import type { Database } from '../database/database.ts';
import type { Terms } from '../mail/templates/order-confirmation.ts';
import { loadLegalText, loadPrices } from './load-contents.ts';

/** The terms that count now: what the office has written, or what the code says (words-7). */
export async function loadTerms(db: Database, now: Date, product: string): Promise<Terms> {
  const written = await loadLegalText(db, now, paths.terms);
  if (written) {
    const { blocks, validFrom } = written;
    return { asOf: formatDate(validFrom.getTime()), paragraphs: plainText(blocks) };
  }
  const sections = termsOfUse(product, await loadPrices(db, now));
  return {
    asOf: TERMS_DATE,
    paragraphs: sections.map(({ title, paragraphs }) => [title, ...paragraphs].join('\n')),
  };
}
