import { PageTitle, useShell } from '@silverjobs/shell';
import { Button, ErrorScreen } from '@silverjobs/ui';
import { useEffect, useRef } from 'react';
import { diagnoses, type LoadFailure } from '../../loading/load-failure.ts';
import { focusHeading } from '../layout/focus-heading.ts';

interface FailurePageProps {
  failure: LoadFailure;
  retrying: boolean;
  onRetry: () => void;
}

/** A page of a remote could not be shown; layout and menu stay usable (delivery-4). */
export function FailurePage({ failure, retrying, onRetry }: FailurePageProps) {
  const { text, advice, number, needsReload } = diagnoses[failure.reason];
  const { cause } = failure;
  const { announce, title } = useShell();
  const retried = useRef(false);

  // Also on a first visit and after a retry, when no navigation moves the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cause is another failure
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [cause]);

  // The button goes away with the failure; the page that comes gets the focus.
  useEffect(
    () => () => {
      if (retried.current) focusHeading(() => announce(title.text()));
    },
    [announce, title],
  );

  function retry() {
    retried.current = true;
    onRetry();
  }

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
            <Button variant="primary" loading={retrying} onClick={retry}>
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
