import { useUser } from '@silverjobs/shell';
import { Button, icon, LinkButton } from '@silverjobs/ui';
import { Menu } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { MenuCount } from './MenuCount.tsx';
import { isCurrent, type VisibleMenuEntry } from './menu-entries.ts';
import { postJobPath } from './post-job-path.ts';
import { TextSizeControl } from './TextSizeControl.tsx';
import { useMarkedPath } from './useMarkedPath.ts';

interface HeaderProps {
  tabs: VisibleMenuEntry[];
  menuOpen: boolean;
  onOpenMenu: () => void;
}

/** The header: tabs from 992 px on, the menu button below, the text size everywhere (LAY-02). */
export function Header({ tabs, menuOpen, onOpenMenu }: HeaderProps) {
  const { pathname } = useLocation();
  const marked = useMarkedPath();
  const postJob = postJobPath(useUser(), pathname);
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
        </Button>
      </div>
      <nav aria-label="Bereiche" className="app-tabs">
        {tabs.map((tab) => (
          <Link
            key={tab.path}
            to={tab.path}
            aria-current={isCurrent(tab.path, marked) ? 'page' : undefined}
          >
            {tab.label}
            {tab.badge && <MenuCount badge={tab.badge} />}
          </Link>
        ))}
      </nav>
      <TextSizeControl />
      {postJob && (
        <LinkButton asChild variant="primary">
          <Link to={postJob}>Anzeige schalten</Link>
        </LinkButton>
      )}
    </header>
  );
}
