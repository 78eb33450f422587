import type { Shell } from '@silverjobs/shell';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { type AppParts, AppTree } from './AppTree.tsx';
import { monitoredRoot } from './monitoring/root-options.ts';

/** How the application comes into the document. */
interface ShowOptions {
  /** Whether the server has drawn this page: it is taken over instead of drawn again. */
  drawn: boolean;
  reportError?: Shell['reportError'];
}

/**
 * Puts the application into the document.
 * @throws when the document has no place for it
 */
export function showApp(parts: AppParts, { drawn, reportError }: ShowOptions): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const options: RootOptions = reportError ? monitoredRoot(reportError) : {};
  if (!drawn) {
    createRoot(root, options).render(<AppTree {...parts} />);
    return;
  }
  hydrateRoot(root, <AppTree {...parts} />, {
    ...options,
    // React has drawn the part again: nothing that the user should read of.
    onRecoverableError: (error) =>
      (reportError ?? console.error)(error, { action: 'take over what the server has drawn' }),
  });
}
