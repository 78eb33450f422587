import { Link } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { helpPathFor } from './help-path.ts';

interface GuideLinkProps {
  to: string;
  /** In the footer, where all links are. */
  quiet?: boolean;
  children: ReactNode;
}

/** Leads to help or easy German for the page that is open (guide-2, guide-7). */
export function GuideLink({ to, quiet = false, children }: GuideLinkProps) {
  return (
    <Link asChild variant={quiet ? 'quiet' : 'inline'} className="guide-link">
      <RouterLink to={helpPathFor(to, useLocation())}>{children}</RouterLink>
    </Link>
  );
}
