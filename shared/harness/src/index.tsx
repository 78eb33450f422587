import '@silverjobs/ui/styles.css';
import './harness.css';
// Remotes ask for one or the other, and a host gives what it uses itself.
import 'react/jsx-dev-runtime';
import 'react/jsx-runtime';
import { ApiProvider, createApiClient, createQueryClient } from '@silverjobs/api';
import {
  browserStore,
  createAppStorage,
  createSessionStore,
  createShell,
  defaultConfig,
  readAuthToken,
  ShellProvider,
  takeLinkToken,
} from '@silverjobs/shell';
import { UiProvider } from '@silverjobs/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { readHarnessBoot } from './harness-boot.ts';
import { createHarnessRouter } from './harness-router.tsx';
import { createHarnessSession } from './harness-session.ts';
import { registerRemote } from './remote-module.ts';

/** Starts the harness: a host so small that one page explains it, with the real API behind it. */
function startHarness(): void {
  const { remote, users, teamApiUrls } = readHarnessBoot();
  const apiBaseUrls = { ...teamApiUrls, ...defaultConfig.apiBaseUrls };
  const config = { ...defaultConfig, apiBaseUrls };
  const store = createSessionStore({ status: 'loading' });
  const storage = createAppStorage(browserStore());
  const queryClient = createQueryClient();
  const shell = createShell({ config, session: store, storage, linkToken: takeLinkToken() });
  const session = createHarnessSession({ users, store, storage, queryClient, api: () => api });
  const api = createApiClient({
    baseUrls: apiBaseUrls,
    readToken: readAuthToken,
    expectsToken: () => store.getState().user !== null,
    onTokenExpired: async () => {
      const result = await session.renew();
      if (result.kind === 'done') return;
      const { step, detail } = result.failure;
      shell.notify({ tone: 'error', title: `Failed: ${step}`, message: detail });
    },
    onUnauthorized: () =>
      shell.notify({ tone: 'error', title: 'The server answered 401.', message: 'Choose a user.' }),
  });
  registerRemote(remote);
  const router = createHarnessRouter({ remote, users, session });

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  createRoot(root).render(
    <StrictMode>
      <UiProvider>
        <ShellProvider shell={shell}>
          <ApiProvider client={api}>
            <QueryClientProvider client={queryClient}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </ApiProvider>
        </ShellProvider>
      </UiProvider>
    </StrictMode>,
  );
}

startHarness();

/** Only what a host imports itself is given to remotes: their dialogs come from here. @public */
export const loadOverlays = () => import('@silverjobs/ui/overlays');
