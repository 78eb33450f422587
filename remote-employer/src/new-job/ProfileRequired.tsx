import { Card, EmptyState, icon, LinkButton } from '@silverjobs/ui';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as ownPaths from '../paths.ts';

/** Before the first advertisement: who is looking for help? */
export function ProfileRequired(): ReactNode {
  return (
    <Card>
      <EmptyState
        icon={<Building2 {...icon('xl')} />}
        title="Zuerst Ihr Arbeitgeberprofil"
        action={
          <LinkButton asChild variant="primary">
            <Link to={ownPaths.employerProfile}>Profil ausfüllen</Link>
          </LinkButton>
        }
      >
        Bewerberinnen und Bewerber möchten wissen, wer sie sucht. Das Profil füllen Sie einmal aus,
        es gilt für alle Ihre Anzeigen.
      </EmptyState>
    </Card>
  );
}
