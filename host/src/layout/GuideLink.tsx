import { Link } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { asking } from './asking-page.ts';

/** Leads to help or easy German for the page that is open (guide-2, guide-7). */
export function GuideLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link asChild className="guide-link">
      <RouterLink to={asking(to, useLocation())}>{children}</RouterLink>
    </Link>
  );
}
