import type { RemoteRelease } from '@silverjobs/federation';
import { Link, useLocation } from 'react-router-dom';
import type { HarnessUser } from './harness-boot.ts';

interface HarnessBarProps {
  remote: RemoteRelease;
  users: HarnessUser[];
  /** Id of the user who is signed in. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Names the remote, links to its pages and chooses the user. */
export function HarnessBar({ remote, users, chosen, onChoose }: HarnessBarProps) {
  const { pathname } = useLocation();
  return (
    <header className="harness-bar">
      <strong>Harness: {remote.name}</strong>
      <nav aria-label="Pages of the remote">
        {remote.pages.map(({ path, expose }) =>
          path.includes(':') ? (
            <span key={expose} className="harness-pattern">
              {path}
            </span>
          ) : (
            <Link key={expose} to={path} aria-current={path === pathname ? 'page' : undefined}>
              {path}
            </Link>
          ),
        )}
      </nav>
      <label>
        Signed in as{' '}
        <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
          {users.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}
