import { useDraft } from '@silverjobs/shell';
import { Alert, Link } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { EMPTY_JOB, isStarted, parseJobForm } from '../new-job/job-form.ts';
import * as ownPaths from '../paths.ts';

/** An advertisement that was begun and not posted, on this device. */
export function DraftHint(): ReactNode {
  const { value } = useDraft('new-job', parseJobForm, EMPTY_JOB);
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
