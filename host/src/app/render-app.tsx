import type { Shell } from '@silverjobs/shell';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { PageErrorBoundary } from '../frame/remote-page/PageErrorBoundary.tsx';
import { type AppParts, AppTree } from './AppTree.tsx';
import { removeForeignElements } from './translated-texts.ts';

interface RenderOptions {
  /** The document holds the server's render of this page: React hydrates it. */
  hydrate: boolean;
  reportError?: Shell['reportError'];
}

/**
 * Renders the application into the document.
 * @throws when the document has no place for it
 */
export function renderApp(parts: AppParts, { hydrate, reportError }: RenderOptions): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const options: RootOptions = reportError ? monitoredRoot(reportError) : {};
  if (!hydrate) {
    createRoot(root, options).render(<AppTree {...parts} />);
    return;
  }
  removeForeignElements(root);
  hydrateRoot(root, <AppTree {...parts} />, {
    ...options,
    // React has rendered the part again: nothing that the user should read of.
    onRecoverableError: (error) =>
      (reportError ?? console.error)(error, { action: 'hydrate the render of the server' }),
  });
}

/**
 * Options of the React root with monitoring. React tells the console of a caught error before the
 * boundary hears of it; Sentry would then know the error without remote and diagnosis.
 */
function monitoredRoot(reportError: Shell['reportError']): RootOptions {
  return {
    onCaughtError: (error, { errorBoundary }) => {
      if (errorBoundary instanceof PageErrorBoundary) return;
      reportError(error, { action: 'show a part of a page' });
    },
  };
}
