import { Button, icon } from '@silverjobs/ui';
import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { useActivePath } from '../declared-pages/declared-pages.tsx';
import { MenuCount } from './badges.tsx';
import { DisplayLink, GuideLink } from './guide-links.tsx';
import {
  currentTab,
  isCurrent,
  type VisibleMenuEntry,
  type VisibleMenuSection,
} from './menu-entries.ts';
import { PostJobButton } from './PostJobButton.tsx';
import { TextSizes } from './TextSizes.tsx';

interface HeaderProps {
  tabs: VisibleMenuEntry[];
  /** All entries, to know where a page without a tab belongs. */
  sections: VisibleMenuSection[];
  menuOpen: boolean;
  onOpenMenu: () => void;
}

/** The header: tabs from 992 px on, the menu button below, the text size everywhere (layout-2). */
export function Header({ tabs, sections, menuOpen, onOpenMenu }: HeaderProps) {
  const marked = useActivePath();
  const current = currentTab(tabs, sections, marked);
  // Under 992 px the entries are behind the button.
  const waiting = sections
    .flatMap(({ entries }) => entries)
    .filter(({ badge, locked }) => badge && !locked);
  return (
    <header className="app-header">
      <div className="app-header-menu">
        <Button
          icon={<Menu {...icon()} />}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onOpenMenu}
        >
          Menü
          {waiting.map(({ path, badge }) => badge && <MenuCount key={path} badge={badge} />)}
        </Button>
      </div>
      <nav aria-label="Bereiche" className="app-tabs">
        {tabs.map((tab) => (
          <Link
            key={tab.path}
            to={tab.path}
            aria-current={
              tab === current ? (isCurrent(tab.path, marked) ? 'page' : 'true') : undefined
            }
          >
            {tab.label}
            {tab.badge && <MenuCount badge={tab.badge} />}
          </Link>
        ))}
      </nav>
      <PostJobButton />
      <GuideLink to={hostPaths.help}>Hilfe</GuideLink>
      <DisplayLink />
      <TextSizes />
    </header>
  );
}
