import { icon, Link, VisuallyHidden } from '@silverjobs/ui';
import { ExternalLink as Sign } from 'lucide-react';
import type { ReactNode } from 'react';

/** A link that leaves the application for a window of its own, and says so. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children} <Sign {...icon('sm')} />
      <VisuallyHidden> (öffnet in einem neuen Fenster)</VisuallyHidden>
    </Link>
  );
}
