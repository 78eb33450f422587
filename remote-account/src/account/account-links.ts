import type { User } from '@silverjobs/contract';
import { evaluateAccess } from '@silverjobs/contract/access';
import { paths } from '@silverjobs/contract/paths';
import {
  Download,
  FileText,
  Gift,
  KeyRound,
  type LucideIcon,
  Search,
  Trash2,
  Users,
} from 'lucide-react';
import * as ownPaths from '../paths.ts';

/** A link of the account page. */
export interface AccountLink {
  path: string;
  label: string;
  hint: string;
  icon: LucideIcon;
  only?: 'candidate';
}

const LINKS: readonly AccountLink[] = [
  {
    path: ownPaths.templates,
    label: 'Vorlagen',
    hint: 'Texte, die Sie immer wieder verwenden',
    icon: FileText,
  },
  {
    path: paths.accessData,
    label: 'Zugangsdaten',
    hint: 'E-Mail-Adresse, Passwort und Benachrichtigungen',
    icon: KeyRound,
  },
  {
    path: paths.searches,
    label: 'Meine Suchen',
    hint: 'Gespeicherte Suchen und Vorschläge per E-Mail',
    icon: Search,
    only: 'candidate',
  },
  {
    path: paths.helpers,
    label: 'Vertrauensperson',
    hint: 'Jemand darf Ihnen bei der Stellensuche helfen',
    icon: Users,
    only: 'candidate',
  },
  {
    path: paths.referral,
    label: 'Weiterempfehlungen',
    hint: 'Arbeitgeber empfehlen, Gutschein erhalten',
    icon: Gift,
  },
  {
    path: ownPaths.accountData,
    label: 'Meine Daten herunterladen',
    hint: 'Alles ansehen, was wir von Ihnen speichern',
    icon: Download,
  },
  {
    path: paths.deleteAccount,
    label: 'Konto löschen',
    hint: 'Konto und alle Daten endgültig entfernen',
    icon: Trash2,
  },
];

/** The links that this user may follow (account-1). */
export function accountLinks(user: User): readonly AccountLink[] {
  const session = { signedIn: true, loaded: true, user };
  return LINKS.filter(
    ({ only }) => only === undefined || evaluateAccess({ kind: only }, session).allowed,
  );
}
