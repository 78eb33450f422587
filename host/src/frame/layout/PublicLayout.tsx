import { paths } from '@silverjobs/contract/paths';
import { useSession, useShell } from '@silverjobs/shell';
import { LinkButton } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { useRouteTitle } from '../declared-pages/declared-pages.tsx';
import { BrandMark } from './Brand.tsx';
import { Footer } from './Footer.tsx';
import { GuideLink } from './guide-links.tsx';
import { SiteBanner } from './SiteBanner.tsx';
import { TextSizes } from './TextSizes.tsx';

const links = [
  [paths.publicJobs, 'Stellen'],
  [paths.guides, 'Ratgeber'],
  [`${paths.welcome}#arbeitgeber`, 'Für Arbeitgeber'],
] as const;

/**
 * The frame of pages that are for everybody: a line of links, the page, the footer (layout-39).
 * @param notice stands above every page while there is something to say
 */
export function PublicLayout({ notice }: { notice?: ReactNode }) {
  const { pathname } = useLocation();
  const { logoText } = useShell().config;
  const signedIn = useSession(({ status }) => status !== 'anonymous');
  const loading = useNavigation().state === 'loading';
  useRouteTitle();
  return (
    <div className="public">
      <a className="skip-link" href="#inhalt">
        Zum Inhalt
      </a>
      <header className="public-header">
        <div className="public-header-line">
          <Link to={paths.welcome} className="brand public-brand">
            <BrandMark logoText={logoText} />
          </Link>
          <nav aria-label="Bereiche" className="public-links">
            {links.map(([path, label]) => (
              <Link
                key={path}
                to={path}
                aria-current={isBelow(pathname, path) ? 'true' : undefined}
              >
                {label}
              </Link>
            ))}
            <GuideLink to={hostPaths.help}>Hilfe</GuideLink>
          </nav>
          <TextSizes />
          <div className="public-access">
            {signedIn ? (
              <LinkButton asChild variant="primary">
                <Link to={paths.start}>Zu meinem Bereich</Link>
              </LinkButton>
            ) : (
              <LinkButton asChild variant="primary">
                <Link to={hostPaths.login}>Anmelden</Link>
              </LinkButton>
            )}
          </div>
        </div>
      </header>
      <main id="inhalt" tabIndex={-1} className="app-main public-main" aria-busy={loading}>
        <SiteBanner />
        {notice}
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
