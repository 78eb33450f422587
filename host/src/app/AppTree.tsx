import { type ApiClient, ApiProvider } from '@silverjobs/api';
import { type Shell, ShellProvider } from '@silverjobs/shell';
import { UiProvider } from '@silverjobs/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useClickReplay } from '../loading/click-replay.ts';
import { SessionServiceProvider } from '../session/session-context.tsx';
import type { SessionService } from '../session/session-service.ts';
import { type StoredRedirect, StoredRedirectProvider } from '../session/stored-redirect.tsx';

/** Everything that one visitor has of their own. */
export interface AppParts {
  nonce: string | undefined;
  shell: Shell;
  api: ApiClient;
  queries: QueryClient;
  session: SessionService;
  redirect: StoredRedirect;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The whole application: one tree, on the server and in the browser (delivery-43). */
export function AppTree({ nonce, shell, api, queries, session, redirect, router }: AppParts) {
  useClickReplay();
  return (
    <StrictMode>
      <UiProvider nonce={nonce}>
        <ShellProvider shell={shell}>
          <ApiProvider client={api}>
            <QueryClientProvider client={queries}>
              <SessionServiceProvider service={session}>
                <StoredRedirectProvider redirect={redirect}>
                  <RouterProvider router={router} />
                </StoredRedirectProvider>
              </SessionServiceProvider>
            </QueryClientProvider>
          </ApiProvider>
        </ShellProvider>
      </UiProvider>
    </StrictMode>
  );
}
