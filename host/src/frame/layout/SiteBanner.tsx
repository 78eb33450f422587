import { useSiteContents } from '@silverjobs/api/contents';
import { formatDate } from '@silverjobs/contract/formats';
import { paths } from '@silverjobs/contract/paths';
import { useUser } from '@silverjobs/shell';
import { Link, useLocation } from 'react-router-dom';

const NAMES: Readonly<Record<string, string>> = {
  [paths.terms]: 'unserer AGB',
  [paths.privacyPolicy]: 'unserer Hinweise zum Datenschutz',
  [paths.accessibility]: 'unserer Erklärung zur Barrierefreiheit',
};

/** What the office tells everybody, or one side, above each page; and that a legal page changes. */
export function SiteBanner() {
  const { banner, notices = [] } = useSiteContents();
  const user = useUser();
  const { pathname } = useLocation();
  const isMeant = banner && (banner.audience === 'all' || banner.audience === user?.role);
  const told = user ? notices.filter(({ path }) => path !== pathname) : [];
  if (!isMeant && told.length === 0) return null;
  return (
    <div className="site-banner">
      {isMeant && <p>{banner.text}</p>}
      {told.map(({ path, valid_from }) => (
        <p key={`${path} ${valid_from}`}>
          Neue Fassung {NAMES[path]} ab {formatDate(valid_from)}. <Link to={path}>Nachlesen</Link>
        </p>
      ))}
    </div>
  );
}
