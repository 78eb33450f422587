import { cx, Heading, icon, Link, Page, Stack } from '@silverjobs/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import './sub-page.css';

export interface SubPageProps {
  title: ReactNode;
  /** Where the link above the heading leads; without it there is none. */
  back?: { path: string; label: string };
  /** Uses the whole width; by default the reading width. */
  wide?: boolean;
  children: ReactNode;
}

/** A page below another: the way back, the heading, the content. */
export function SubPage({ title, back, wide, children }: SubPageProps): ReactNode {
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
      <Heading level={1} tabIndex={-1} className="sub-page__heading">
        {title}
      </Heading>
      <Stack gap={6} className={cx(!wide && 'sub-page__column')}>
        {children}
      </Stack>
    </Page>
  );
}
