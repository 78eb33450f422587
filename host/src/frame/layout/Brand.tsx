import { paths } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { Link } from 'react-router-dom';

/** The logo, which the operator may name (operation-18); leads to the start page. */
export function Brand({ onClick }: { onClick?: () => void }) {
  const { logoText } = useShell().config;
  return (
    <Link to={paths.start} className="brand" onClick={onClick}>
      <BrandMark logoText={logoText} />
    </Link>
  );
}

/** The logo's letter and name. */
export function BrandMark({ logoText = 'silverjobs' }: { logoText?: string | undefined }) {
  return (
    <>
      <span className="brand-mark" aria-hidden="true">
        {logoText[0]}
      </span>
      {logoText}
    </>
  );
}
