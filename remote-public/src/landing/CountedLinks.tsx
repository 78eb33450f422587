import { Card, Link } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import './landing.css';

interface CountedLinksProps {
  title: string;
  links: readonly { name: string; count: number; to: string }[];
}

/** Links to pages of jobs, each with how many there are. */
export function CountedLinks({ title, links }: CountedLinksProps): ReactNode {
  return (
    <Card as="section" title={title}>
      <ul className="pub-landing__links">
        {links.map(({ name, count, to }) => (
          <li key={to}>
            <Link asChild>
              <RouterLink to={to}>
                {name} ({count.toLocaleString('de-DE')})
              </RouterLink>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
