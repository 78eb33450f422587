import { Link } from '@silverjobs/ui';
import { Link as RouterLink } from 'react-router-dom';

/** What the law asks to be reachable from every page, signed in or not (layout-8). */
const links = [
  ['/impressum', 'Impressum'],
  ['/datenschutz', 'Datenschutz'],
  ['/einwilligungen', 'Datenschutz-Einstellungen'],
  ['/agb', 'AGB'],
  ['/barrierefreiheit', 'Barrierefreiheit'],
  ['/contact', 'Kontakt'],
  ['/kuendigen', 'Verträge hier kündigen'],
  ['/widerruf', 'Vertrag widerrufen'],
] as const;

/** The footer of every page. */
export function Footer() {
  return (
    <footer className="app-footer">
      <nav aria-label="Rechtliches und Kontakt">
        <ul>
          {links.map(([path, label]) => (
            <li key={path}>
              <Link asChild variant="quiet">
                <RouterLink to={path}>{label}</RouterLink>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
