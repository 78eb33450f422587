import type { Shell } from '@silverjobs/shell';
import type { RootOptions } from 'react-dom/client';
import { PageErrorBoundary } from '../../frame/remote-page/PageErrorBoundary.tsx';

/**
 * Options of the React root with monitoring. React tells the console of a caught error before the
 * boundary hears of it; Sentry would then know the error without remote and diagnosis.
 */
export function monitoredRoot(reportError: Shell['reportError']): RootOptions {
  return {
    onCaughtError: (error, { errorBoundary }) => {
      if (errorBoundary instanceof PageErrorBoundary) return;
      reportError(error, { action: 'show a part of a page' });
    },
  };
}
