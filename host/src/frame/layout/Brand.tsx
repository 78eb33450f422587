import { paths } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { Link } from 'react-router-dom';

/** The logo, which the operator may name (operation-18); leads to the start page. */
export function Brand({ onClick }: { onClick?: () => void }) {
  const { logoText = 'silverjobs' } = useShell().config;
  return (
    <Link to={paths.start} className="brand" onClick={onClick}>
      <span className="brand-mark" aria-hidden="true">
        {logoText[0]}
      </span>
      {logoText}
    </Link>
  );
}
