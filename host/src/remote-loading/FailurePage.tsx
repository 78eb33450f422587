import { PageTitle } from '@silverjobs/shell';
import { Button, ErrorScreen } from '@silverjobs/ui';
import { useEffect } from 'react';
import { diagnoses, type LoadFailure } from './load-failure.ts';

interface FailurePageProps {
  failure: LoadFailure;
  retrying: boolean;
  onRetry: () => void;
}

/** A page of a remote could not be shown; layout and menu stay usable (FED-04). */
export function FailurePage({ failure, retrying, onRetry }: FailurePageProps) {
  const { text, advice, number, needsReload } = diagnoses[failure.reason];
  const { cause } = failure;

  // Also on a first visit and after a retry, when no navigation moves the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cause is another failure
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [cause]);

  return (
    <>
      <PageTitle title="Bereich nicht verfügbar" />
      <ErrorScreen
        inside
        title={text}
        code={number}
        action={
          needsReload ? (
            <Button variant="primary" onClick={() => window.location.reload()}>
              Seite neu laden
            </Button>
          ) : (
            <Button variant="primary" loading={retrying} onClick={onRetry}>
              Erneut versuchen
            </Button>
          )
        }
      >
        {advice}
      </ErrorScreen>
    </>
  );
}
