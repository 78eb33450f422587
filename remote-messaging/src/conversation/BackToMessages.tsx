import { paths } from '@silverjobs/contract/paths';
import { icon, Link } from '@silverjobs/ui';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** The way back to the list; it remembers its place by itself (messages-4). */
export function BackToMessages(): ReactNode {
  return (
    <p className="conversation-back">
      <Link asChild variant="standalone">
        <RouterLink to={paths.conversations}>
          <ArrowLeft {...icon()} />
          Alle Nachrichten
        </RouterLink>
      </Link>
    </p>
  );
}
