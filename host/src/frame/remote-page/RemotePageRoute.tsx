import { useShell } from '@silverjobs/shell';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import type { LoadFailure } from '../../loading/load-failure.ts';
import type { PageRouteData } from '../../loading/load-page.ts';
import { FailurePage } from './FailurePage.tsx';
import { HydrationTimeoutBoundary } from './HydrationTimeoutBoundary.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { PlanGate } from './PlanGate.tsx';
import { SessionFailedPage } from './SessionFailedPage.tsx';

/** Shows a remote's page, or why it cannot be shown. */
export function RemotePageRoute() {
  const data = useLoaderData<PageRouteData>();
  const { pathname } = useLocation();
  const { reportError } = useShell();
  const { revalidate, state } = useRevalidator();
  if (data.kind === 'session-failed') return <SessionFailedPage />;

  const { target, result } = data;
  const retrying = state === 'loading';
  if (result.kind === 'failed') {
    return (
      <FailurePage failure={result.failure} retrying={retrying} onRetry={() => void revalidate()} />
    );
  }
  const report = ({ cause, remote, release, number }: LoadFailure) =>
    reportError(cause, { remote, release, diagnosis: number, action: 'show a page' });
  return (
    <PageErrorBoundary
      key={`${target.remote.container}${pathname}`}
      target={target}
      onFailure={report}
      fallback={(failure, retry) => (
        <FailurePage failure={failure} retrying={false} onRetry={retry} />
      )}
    >
      <PlanGate access={target.page.access}>
        <HydrationTimeoutBoundary onShown={result.onShown}>
          <result.Component />
        </HydrationTimeoutBoundary>
      </PlanGate>
    </PageErrorBoundary>
  );
}
