import type { MenuIcon } from '@silverjobs/federation';
import { icon, VisuallyHidden } from '@silverjobs/ui';
import { Icon, Lock, LogIn, LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { useSessionService } from '../../session/session-context.tsx';
import { useActivePath } from '../declared-pages/declared-pages.tsx';
import { Brand } from './Brand.tsx';
import { MenuCount } from './badges.tsx';
import { helpPathFor } from './guide-links.tsx';
import { isCurrent, type VisibleMenuEntry, type VisibleMenuSection } from './menu-entries.ts';
import { menuIcons } from './menu-icons.tsx';

interface SideMenuProps {
  sections: VisibleMenuSection[];
  signedIn: boolean;
  /** Called when an entry was chosen; the drawer closes then. */
  onChosen?: () => void;
}

/** The dark side menu, also the content of the drawer (layout-1, layout-3, layout-6). */
export function SideMenu({ sections, signedIn, onChosen }: SideMenuProps) {
  const session = useSessionService();
  const place = useLocation();
  return (
    <div className="side-menu">
      <Brand {...(onChosen && { onClick: onChosen })} />
      <nav aria-label="Hauptmenü" className="side-menu-nav">
        {sections.map(({ key, heading, entries }) => (
          <section key={key} aria-label={heading}>
            <p className="side-menu-heading" aria-hidden="true">
              {heading}
            </p>
            <ul>
              {entries.map((entry) => (
                <li key={entry.path}>
                  <MenuLink entry={entry} onChosen={onChosen} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="side-menu-foot">
        {/* Where large letters leave the header no room for it (guide-2). */}
        <Link
          to={helpPathFor(hostPaths.help, place)}
          className="menu-link menu-help"
          onClick={onChosen}
        >
          <span>Hilfe</span>
        </Link>
        <Link
          to={helpPathFor(hostPaths.easyLanguage, place)}
          className="menu-link"
          onClick={onChosen}
        >
          <span>Leichte Sprache</span>
        </Link>
        {signedIn ? (
          <button type="button" className="menu-link" onClick={session.askToSignOut}>
            <LogOut {...icon()} />
            <span>Abmelden</span>
          </button>
        ) : (
          <Link to={hostPaths.login} className="menu-link" onClick={onChosen}>
            <LogIn {...icon()} />
            <span>Anmelden</span>
          </Link>
        )}
      </div>
    </div>
  );
}

/** An icon that a team has brought, drawn as ours are. */
function OwnIcon({ lines }: { lines: readonly string[] }) {
  return <Icon iconNode={lines.map((d) => ['path', { d, key: d }])} {...icon()} />;
}

interface MenuLinkProps {
  entry: VisibleMenuEntry;
  onChosen: (() => void) | undefined;
}

function MenuLink({ entry, onChosen }: MenuLinkProps) {
  const marked = useActivePath();
  const Known = menuIcons[entry.icon as MenuIcon];
  return (
    <Link
      to={entry.path}
      className="menu-link"
      aria-current={isCurrent(entry.path, marked) ? 'page' : undefined}
      onClick={onChosen}
    >
      {entry.ownIcon ? <OwnIcon lines={entry.ownIcon} /> : Known && <Known {...icon()} />}
      <span>{entry.label}</span>
      {entry.badge && <MenuCount badge={entry.badge} />}
      {entry.locked && (
        <>
          <Lock {...icon('sm')} className="menu-lock" />
          <VisuallyHidden>(mit silver+)</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
