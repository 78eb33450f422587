import type { RemoteRelease } from '@silverjobs/federation';
import { createBrowserRouter, Link, useLocation, useRouteError } from 'react-router-dom';
import { FailureNotice } from './FailureNotice.tsx';
import { HarnessFrame } from './HarnessFrame.tsx';
import type { HarnessUser } from './harness-boot.ts';
import type { HarnessSession } from './harness-session.ts';
import { RemotePage } from './RemotePage.tsx';
import { loadRemotePage } from './remote-module.ts';
import { describe } from './steps.ts';

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

/** The harness itself failed; a page of the remote keeps its errors to itself. */
function HarnessFailure() {
  return <FailureNotice failure={{ step: 'Run the harness', detail: describe(useRouteError()) }} />;
}

/** What the remote offers, on a path that is not one of its pages. */
function PageList({ remote }: { remote: RemoteRelease }) {
  const { pathname } = useLocation();
  return (
    <div className="harness-note">
      <p>
        {remote.name} ({remote.owner}) has no page for {pathname}. Its pages:
      </p>
      <ul>
        {remote.pages.map(({ path, title, access, expose }) => (
          <li key={expose}>
            {path.includes(':') ? path : <Link to={path}>{path}</Link>}: {title} ({access.kind})
          </li>
        ))}
      </ul>
    </div>
  );
}
