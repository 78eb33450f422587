import { paths } from '@silverjobs/contract/paths';
import { Link } from 'react-router-dom';

/** The logo; leads to the start page. */
export function Brand({ onClick }: { onClick?: () => void }) {
  return (
    <Link to={paths.start} className="brand" onClick={onClick}>
      <span className="brand-mark" aria-hidden="true">
        s
      </span>
      silverjobs
    </Link>
  );
}
