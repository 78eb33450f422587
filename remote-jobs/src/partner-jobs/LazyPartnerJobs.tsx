import { useLazyComponent } from '@silverjobs/shell';
import { Alert, Button, Spinner } from '@silverjobs/ui';
import { type ReactNode, useEffect } from 'react';
import type { PartnerJobsProps } from './PartnerJobs.tsx';

const importPartnerJobs = async () => (await import('./PartnerJobs.tsx')).PartnerJobs;

/** Jobs of partners, whose code comes when they are first wanted. */
export function LazyPartnerJobs(props: PartnerJobsProps): ReactNode {
  const { Component, load, loading, failed } = useLazyComponent(importPartnerJobs, { quiet: true });
  useEffect(() => void load(), [load]);
  if (Component) return <Component {...props} />;
  if (!failed) return <Spinner label="Mehr Stellen werden geladen …" />;
  return (
    <Alert
      tone="error"
      title="Mehr Stellen konnten nicht geladen werden"
      action={
        <Button loading={loading} onClick={() => void load()}>
          Erneut versuchen
        </Button>
      }
    >
      Bitte prüfen Sie Ihre Internetverbindung.
    </Alert>
  );
}
