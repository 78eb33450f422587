import { REFERRAL_VOUCHER_EURO } from '@silverjobs/contract/constants';
import { Card, Prose, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import '../page-frame/account.css';
import { AccountSubPage } from '../page-frame/AccountSubPage.tsx';
import { ReferralLink } from './ReferralLink.tsx';

/** /recomendation: recommend the product to an employer (account-29). */
export function ReferralPage(): ReactNode {
  return (
    <AccountSubPage title="Weiterempfehlungen">
      <Text size="lg" reading>
        {`Kennen Sie einen Arbeitgeber, der erfahrene Menschen sucht? Empfehlen Sie uns weiter und erhalten Sie einen Gutschein über ${REFERRAL_VOUCHER_EURO} Euro.`}
      </Text>
      <Card as="section" title="Ihr Link">
        <ReferralLink />
      </Card>
      <Card as="section" title="So funktioniert es">
        <Prose>
          <ol>
            <li>Kopieren Sie Ihren Link und schicken Sie ihn dem Arbeitgeber.</li>
            <li>Der Arbeitgeber registriert sich über Ihren Link bei silverjobs.</li>
            <li>
              {`Sobald dieser Arbeitgeber bei uns eine Anzeige bezahlt hat, bekommen Sie einen Gutschein über ${REFERRAL_VOUCHER_EURO} Euro per E-Mail.`}
            </li>
          </ol>
          <p>
            Wir zeigen Ihnen nur, wie viele Arbeitgeber sich registriert haben, nicht wer. Ihr Name
            steht nicht im Link.
          </p>
        </Prose>
      </Card>
    </AccountSubPage>
  );
}
