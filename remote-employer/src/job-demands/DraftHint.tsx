import { Alert, Link } from '@silverjobs/ui';
import { useFormDraft } from '@silverjobs/widgets/form';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { EMPTY_JOB, isStarted, KNOWN_JOB_VALUES } from '../new-job/job-form.ts';
import * as ownPaths from '../paths.ts';

/** An advertisement that was begun and not posted, on this device. */
export function DraftHint(): ReactNode {
  const value = useFormDraft({ initial: EMPTY_JOB, draft: 'new-job', keep: KNOWN_JOB_VALUES });
  if (!isStarted(value)) return null;
  const title = value.title.trim();
  return (
    <Alert
      title="Entwurf: Sie haben eine Anzeige begonnen"
      action={
        <Link asChild variant="standalone">
          <RouterLink to={ownPaths.newJob}>Weiter bearbeiten</RouterLink>
        </Link>
      }
    >
      {title && `„${title}“`}
    </Alert>
  );
}
