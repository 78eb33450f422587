import { usePrices } from '@silverjobs/api/contents';
import { TERMS_DATE, termsOfUse } from '@silverjobs/contract/terms-of-use';
import { useShell } from '@silverjobs/shell';
import { Fragment } from 'react';
import { PurposeLink } from '../../frame/declared-pages/declared-pages.tsx';
import { LegalPage } from './LegalPage.tsx';

/** /agb: terms of use, as the product keeps them (words-7). */
export function TermsPage() {
  const { product } = useShell().title;
  const prices = usePrices();
  return (
    <LegalPage title={'Allgemeine Geschäfts\u00adbedingungen'}>
      <p>Stand: {TERMS_DATE}</p>
      {termsOfUse(product, prices).map(({ title, paragraphs }) => (
        <Fragment key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Fragment>
      ))}
      <p>
        Hier geht es zu <PurposeLink purpose="cancel-contract">Verträge hier kündigen</PurposeLink>{' '}
        und zu <PurposeLink purpose="withdraw-from-contract">Vertrag widerrufen</PurposeLink>.
      </p>
    </LegalPage>
  );
}
