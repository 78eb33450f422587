import type { RemoteRelease } from '@silverjobs/federation';
import { useSession } from '@silverjobs/shell';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { headerTabs, menuSections } from './menu-entries.ts';
import { SideMenu } from './SideMenu.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useRouteTitle } from './useRouteTitle.ts';

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

/** The frame of every page: side menu, header, and the page in `main`. */
export function AppLayout({ remotes }: { remotes: RemoteRelease[] }) {
  const user = useSession((state) => state.user);
  const main = useRef<HTMLElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const loading = useNavigation().state === 'loading';
  const [sections, tabs] = useMemo(() => {
    const session = { signedIn: user !== null, loaded: user !== null, user };
    return [menuSections(remotes, session), headerTabs(remotes, session)];
  }, [remotes, user]);
  useRouteTitle();
  useFocusOnNavigation(main);

  return (
    <div className="app">
      <a className="skip-link" href="#inhalt">
        Zum Inhalt
      </a>
      <aside className="app-side">
        <SideMenu sections={sections} signedIn={user !== null} />
      </aside>
      <Header tabs={tabs} menuOpen={menuOpen} onOpenMenu={() => setMenuOpen(true)} />
      <main id="inhalt" ref={main} tabIndex={-1} className="app-main" aria-busy={loading}>
        <Outlet />
      </main>
      <Footer />
      {menuOpen && (
        <Suspense>
          <MenuDrawer onClose={() => setMenuOpen(false)}>
            <SideMenu
              sections={sections}
              signedIn={user !== null}
              onChosen={() => setMenuOpen(false)}
            />
          </MenuDrawer>
        </Suspense>
      )}
    </div>
  );
}
