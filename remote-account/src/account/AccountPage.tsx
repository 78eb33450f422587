import { REFERRAL_VOUCHER_EURO } from '@silverjobs/contract/constants';
import { useUser } from '@silverjobs/shell';
import { Card, Heading, icon, Page, Stack, Text } from '@silverjobs/ui';
import { JobSearchStatusCard } from '@silverjobs/widgets/job-search-status';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { InvoicesCard } from '../invoices/InvoicesCard.tsx';
import { LazyKeptDrafts } from '../kept-drafts/LazyKeptDrafts.tsx';
import { MembershipCard } from '../membership/MembershipCard.tsx';
import '../page-frame/account.css';
import { ReferralLink } from '../referral/ReferralLink.tsx';
import { accountLinks } from './account-links.ts';

/** /account: everything about the user's account (account-1). */
export function AccountPage(): ReactNode {
  const user = useUser();
  if (!user) return null;
  return (
    <Page>
      <Heading level={1} tabIndex={-1} className="account-heading">
        Mein Konto
      </Heading>
      <Stack gap={6}>
        <nav aria-label="Bereiche Ihres Kontos">
          <ul className="account-links sj-list">
            {accountLinks(user).map(({ path, label, hint, icon: Sign }) => (
              <li key={path}>
                <Link className="account-link" to={path}>
                  <Sign {...icon('md')} />
                  <span>
                    <span className="account-link__label">{label}</span>
                    <span className="account-link__hint">{hint}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LazyKeptDrafts />
        <MembershipCard user={user} />
        {user.candidate_id !== null && <InvoicesCard />}
        <JobSearchStatusCard score="close" />
        <Card as="section" title="Arbeitgeber weiterempfehlen">
          <Stack gap={4}>
            <Text reading>
              {`Schicken Sie Ihren Link einem Arbeitgeber. Wenn er sich registriert und eine Anzeige bezahlt, bekommen Sie einen Gutschein über ${REFERRAL_VOUCHER_EURO} Euro.`}
            </Text>
            <ReferralLink />
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
