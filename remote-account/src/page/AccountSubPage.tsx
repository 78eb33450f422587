import { Heading, icon, Link, Page, Stack } from '@silverjobs/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface AccountSubPageProps {
  title: string;
  /** Where the link above the heading leads, default 'Mein Konto'. */
  back?: { path: string; label: string };
  children: ReactNode;
}

const ACCOUNT = { path: '/account', label: 'Zurück zu Mein Konto' };

/** A page below 'Mein Konto': the way back, the heading, the content in reading width. */
export function AccountSubPage({
  title,
  back = ACCOUNT,
  children,
}: AccountSubPageProps): ReactNode {
  return (
    <Page>
      <Link asChild variant="standalone" className="sj-no-print">
        <RouterLink to={back.path}>
          <ArrowLeft {...icon()} />
          {back.label}
        </RouterLink>
      </Link>
      <Heading level={1} tabIndex={-1} className="account-heading">
        {title}
      </Heading>
      <Stack gap={6} className="account-column">
        {children}
      </Stack>
    </Page>
  );
}
