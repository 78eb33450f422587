import type { RemoteRelease } from '@silverjobs/federation';
import { Link, useLocation } from 'react-router-dom';

/** What the remote offers, on a path that is not one of its pages. */
export function PageList({ remote }: { remote: RemoteRelease }) {
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
