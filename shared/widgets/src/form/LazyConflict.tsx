import { useLazyComponent } from '@silverjobs/shell';
import { Alert, Button } from '@silverjobs/ui';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { FormState } from './form-state.ts';

interface ConflictProps {
  conflict: NonNullable<FormState['conflict']>;
}

const importConflict = async () => (await import('./FormConflict.tsx')).FormConflict;

/**
 * The choice between two windows (formats-28). It is seldom needed, so its code comes with the first
 * one; without it nothing can be saved, so a failure says so and has a retry (layout-17).
 */
export function LazyConflict({
  conflict,
  importPart = importConflict,
}: ConflictProps & { importPart?: () => Promise<ComponentType<ConflictProps>> }): ReactNode {
  const { Component, load, loading, failed } = useLazyComponent(importPart, { quiet: true });
  const { number } = conflict;
  // Who presses the button of the form again tries again, too.
  useEffect(() => {
    if (number > 0) void load();
  }, [load, number]);
  if (Component) return <Component conflict={conflict} />;
  if (!failed) return null;
  return (
    <Alert
      tone="error"
      announce
      title="In einem anderen Fenster wurde etwas geändert"
      action={
        <Button loading={loading} onClick={() => void load()}>
          Erneut versuchen
        </Button>
      }
    >
      Ihre Eingabe ist noch nicht gespeichert. Die Auswahl, was gelten soll, konnte nicht geladen
      werden. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.
    </Alert>
  );
}
