import { Link } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import './breadcrumbs.css';

/** A step of the way to a page. */
interface Crumb {
  name: string;
  path: string;
}

/** The way to this page; the page itself is the last step. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }): ReactNode {
  return (
    <nav aria-label="Sie sind hier" className="pub-crumbs">
      <ol>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <Link asChild>
                <RouterLink to={path}>{name}</RouterLink>
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
