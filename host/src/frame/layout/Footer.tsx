import { Link } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { PurposeLink } from '../declared-pages/declared-pages.tsx';
import { GuideLink } from './guide-links.tsx';

/** What the law asks to be reachable from every page, signed in or not (layout-8). */
const ownLinks = [
  [hostPaths.imprint, 'Impressum'],
  [hostPaths.privacyPolicy, 'Datenschutz'],
  [hostPaths.consent, 'Datenschutz-Einstellungen'],
  [hostPaths.terms, 'AGB'],
  [hostPaths.accessibility, 'Barrierefreiheit'],
  [hostPaths.display, 'Darstellung'],
] as const;

/** The same, on pages of remotes. */
const purposeLinks = [
  ['contact', 'Kontakt'],
  ['cancel-contract', 'Verträge hier kündigen'],
  ['withdraw-from-contract', 'Vertrag widerrufen'],
] as const;

/** The footer of every page. */
export function Footer() {
  return (
    <footer className="app-footer">
      <nav aria-label="Rechtliches und Kontakt">
        <ul>
          {ownLinks.map(([path, label]) => (
            <FooterItem key={path}>
              <RouterLink to={path}>{label}</RouterLink>
            </FooterItem>
          ))}
          <li>
            <GuideLink quiet to={hostPaths.easyLanguage}>
              Leichte Sprache
            </GuideLink>
          </li>
          {purposeLinks.map(([purpose, label]) => (
            <FooterItem key={purpose}>
              <PurposeLink purpose={purpose}>{label}</PurposeLink>
            </FooterItem>
          ))}
        </ul>
      </nav>
    </footer>
  );
}

function FooterItem({ children }: { children: ReactNode }) {
  return (
    <li>
      <Link asChild variant="quiet">
        {children}
      </Link>
    </li>
  );
}
