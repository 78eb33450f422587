import { PageTitle } from '@silverjobs/shell';
import { Button, ErrorScreen } from '@silverjobs/ui';
import { diagnoses, type LoadFailure } from './load-failure.ts';

interface FailurePageProps {
  failure: LoadFailure;
  retrying: boolean;
  onRetry: () => void;
}

/** A page of a remote could not be shown; layout and menu stay usable (FED-04). */
export function FailurePage({ failure, retrying, onRetry }: FailurePageProps) {
  const { text, advice, number, needsReload } = diagnoses[failure.reason];
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
