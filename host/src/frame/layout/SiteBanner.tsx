import { useSiteContents } from '@silverjobs/api/contents';
import { useUser } from '@silverjobs/shell';
import { Link, useLocation } from 'react-router-dom';

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
          Unsere rechtlichen Hinweise ändern sich. <Link to={path}>Nachlesen</Link>
        </p>
      ))}
    </div>
  );
}
