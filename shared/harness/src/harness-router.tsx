import type { RemoteRelease } from '@silverjobs/federation';
import { createBrowserRouter } from 'react-router-dom';
import { HarnessFailure } from './HarnessFailure.tsx';
import { HarnessFrame } from './HarnessFrame.tsx';
import type { HarnessUser } from './harness-boot.ts';
import type { HarnessSession } from './harness-session.ts';
import { PageList } from './PageList.tsx';
import { RemotePage } from './RemotePage.tsx';
import { loadRemotePage } from './remote-module.ts';

/** What the routes are made of. */
export interface HarnessParts {
  remote: RemoteRelease;
  users: HarnessUser[];
  session: HarnessSession;
}

/** One router, as in the product: every path of the remote, and the list of its pages elsewhere. */
export function createHarnessRouter({ remote, users, session }: HarnessParts) {
  return createBrowserRouter([
    {
      element: <HarnessFrame remote={remote} users={users} session={session} />,
      HydrateFallback: () => <p className="harness-note">Signing in …</p>,
      ErrorBoundary: HarnessFailure,
      loader: () => session.signedIn(),
      shouldRevalidate: () => true,
      children: [
        ...remote.pages.flatMap((page) =>
          [page.path, ...(page.aliases ?? [])].map((path) => ({
            path,
            element: <RemotePage page={page} />,
            loader: () => loadRemotePage(remote, page),
            shouldRevalidate: () => false,
          })),
        ),
        { path: '*', element: <PageList remote={remote} /> },
      ],
    },
  ]);
}
