import { paths } from '@silverjobs/contract/paths';
import type { RemoteRelease } from '@silverjobs/federation';
import { useLazyComponent, useSession, useShell, useUser } from '@silverjobs/shell';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useRouteTitle } from '../declared-pages/declared-pages.tsx';
import { parseOpenTour, tourKey } from '../tour/tour-key.ts';
import { useBadges } from './badges.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { headerTabs, menuSections } from './menu-entries.ts';
import { SideMenu } from './SideMenu.tsx';
import { SiteBanner } from './SiteBanner.tsx';

const importTour = async () => (await import('../tour/Tour.tsx')).Tour;
const importAddressNotice = async () => (await import('./AddressNotice.tsx')).AddressNotice;
const importHelperBar = async () => (await import('./HelperBar.tsx')).HelperBar;
const importMenuDrawer = async () => (await import('./MenuDrawer.tsx')).MenuDrawer;

interface AppLayoutProps {
  remotes: RemoteRelease[];
  /** Stands above every page while there is something to say. */
  notice?: ReactNode;
}

/** The frame of every page: side menu, header, and the page in `main`. */
export function AppLayout({ remotes, notice }: AppLayoutProps) {
  const { config, storage } = useShell();
  const user = useUser();
  // Also without the user's data one is signed in, and must be able to sign out (access-13).
  const signedIn = useSession(({ status }) => status !== 'anonymous');
  const [menuOpen, setMenuOpen] = useState(false);
  const { Component: MenuDrawer, load: loadMenuDrawer } = useLazyComponent(importMenuDrawer);
  const { Component: Tour, load: loadTour } = useLazyComponent(importTour, { quiet: true });
  const badAddress = user?.email_unconfirmed === true || user?.mail_returned === true;
  const { Component: AddressNotice, load: loadAddressNotice } = useLazyComponent(
    importAddressNotice,
    { quiet: true },
  );
  const helps = user?.helps;
  const { Component: HelperBar, load: loadHelperBar } = useLazyComponent(importHelperBar);
  const { key, pathname } = useLocation();
  const loading = useNavigation().state === 'loading';
  const [sections, tabs] = useMemo(() => {
    const viewer = {
      session: { signedIn: user !== null, loaded: user !== null, user },
      environment: config.environment,
    };
    return [menuSections(remotes, viewer), headerTabs(remotes, viewer)];
  }, [remotes, user, config]);

  function openMenu() {
    setMenuOpen(true);
    void loadMenuDrawer();
  }

  // Only who has called the tour needs its code (guide-16).
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is a look at the place
  useEffect(() => {
    if (user && storage.read(tourKey(user.id), parseOpenTour)) void loadTour();
  }, [user, key, storage, loadTour]);

  useEffect(() => {
    if (badAddress) void loadAddressNotice();
  }, [badAddress, loadAddressNotice]);

  useEffect(() => {
    if (helps) void loadHelperBar();
  }, [helps, loadHelperBar]);

  useRouteTitle();
  useBadges(sections);

  return (
    <div className="app">
      <a className="skip-link" href="#inhalt">
        Zum Inhalt
      </a>
      <aside className="app-side">
        <SideMenu sections={sections} signedIn={signedIn} />
      </aside>
      <Header tabs={tabs} sections={sections} menuOpen={menuOpen} onOpenMenu={openMenu} />
      <main id="inhalt" tabIndex={-1} className="app-main" aria-busy={loading}>
        <SiteBanner />
        {helps && HelperBar && <HelperBar helps={helps} />}
        {notice}
        {badAddress && AddressNotice && pathname !== paths.emailConfirmation && (
          <AddressNotice user={user} quiet={pathname === paths.firstSteps} />
        )}
        {Tour && <Tour />}
        <Outlet />
      </main>
      <Footer />
      {menuOpen && MenuDrawer && (
        <MenuDrawer onClose={() => setMenuOpen(false)}>
          <SideMenu sections={sections} signedIn={signedIn} onChosen={() => setMenuOpen(false)} />
        </MenuDrawer>
      )}
    </div>
  );
}
