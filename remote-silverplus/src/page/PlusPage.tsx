import { cx, Heading, icon, Link, Page, Stack } from '@silverjobs/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import './silverplus.css';

interface PlusPageProps {
  title: ReactNode;
  /** Where the link above the heading leads. */
  back?: { path: string; label: string };
  /** Uses the whole width; by default the reading width. */
  wide?: boolean;
  children: ReactNode;
}

/** A page of silver+: the way back, the heading, the content. */
export function PlusPage({ title, back, wide, children }: PlusPageProps): ReactNode {
  return (
    <Page>
      {back && (
        <Link asChild variant="standalone" className="sj-no-print">
          <RouterLink to={back.path}>
            <ArrowLeft {...icon()} />
            {back.label}
          </RouterLink>
        </Link>
      )}
      <Heading level={1} tabIndex={-1} className="plus-heading">
        {title}
      </Heading>
      <Stack gap={6} className={cx(!wide && 'plus-column')}>
        {children}
      </Stack>
    </Page>
  );
}
