import { Heading, icon, Link, Page, Stack } from '@silverjobs/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import './sub-page.css';

export interface SubPageProps {
  title: string;
  /** Where the link above the heading leads. */
  back: { path: string; label: string };
  children: ReactNode;
}

/** A page below another: the way back, the heading, the content in reading width. */
export function SubPage({ title, back, children }: SubPageProps): ReactNode {
  return (
    <Page>
      <Link asChild variant="standalone" className="sj-no-print">
        <RouterLink to={back.path}>
          <ArrowLeft {...icon()} />
          {back.label}
        </RouterLink>
      </Link>
      <Heading level={1} tabIndex={-1} className="sub-page__heading">
        {title}
      </Heading>
      <Stack gap={6} className="sub-page__column">
        {children}
      </Stack>
    </Page>
  );
}
