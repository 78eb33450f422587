import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pagesAround } from './pages-around.ts';
import './job-list.css';

interface PagingProps {
  page: number;
  pages: number;
  /** Address of a page. */
  to: (page: number) => string;
}

/** Links to the pages of a list. */
export function Paging({ page, pages, to }: PagingProps): ReactNode {
  if (pages < 2) return null;
  return (
    <nav aria-label="Seiten" className="pub-paging">
      <ol>
        {page > 1 && (
          <li>
            <Link to={to(page - 1)} rel="prev">
              Zurück
            </Link>
          </li>
        )}
        {pagesAround(page, pages).map((each) => (
          <li key={each}>
            {each === page ? (
              <span aria-current="page">{each}</span>
            ) : (
              <Link to={to(each)} aria-label={`Seite ${each}`}>
                {each}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link to={to(page + 1)} rel="next">
              Weiter
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}
