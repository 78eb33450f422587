import { useLazyComponent } from '@silverjobs/shell';
import { Alert, Button, Spinner } from '@silverjobs/ui';
import { type ReactNode, useEffect } from 'react';
import type { JobMapProps } from './JobMap.tsx';

const importJobMap = async () => (await import('./JobMap.tsx')).JobMap;

/** The map, whose code and outlines come when it is first wanted. */
export function LazyJobMap(props: JobMapProps): ReactNode {
  const { Component, load, loading, failed } = useLazyComponent(importJobMap, { quiet: true });
  useEffect(() => void load(), [load]);
  if (Component) return <Component {...props} />;
  if (!failed) return <Spinner label="Karte wird geladen …" />;
  return (
    <Alert
      tone="error"
      title="Die Karte konnte nicht geladen werden"
      action={
        <Button loading={loading} onClick={() => void load()}>
          Erneut versuchen
        </Button>
      }
    >
      Bitte prüfen Sie Ihre Internetverbindung. Die Liste zeigt alle Stellen auch ohne Karte.
    </Alert>
  );
}
