import type { AccountName } from '../support/accounts.ts';
import { everything } from '../support/everything.ts';

/** Somebody, and pages that only their address leads to; without a name a visitor. */
interface RolePages {
  as?: AccountName;
  paths: readonly string[];
}

/** What stands there for others, too, in the frame of somebody else. */
const again: readonly RolePages[] = [
  { as: 'free', paths: ['/rundgang', '/impressum', '/gibt-es-nicht', '/contact', '/kuendigen'] },
  { as: 'paid', paths: ['/messages', '/account'] },
  { as: 'companyEmployer', paths: ['/silverplus'] },
  { as: 'privateEmployer', paths: ['/account'] },
];

/**
 * What `access/every-page.spec.ts` does not open: pages of the host, states that an address has, and pages of remotes
 * that look otherwise for other people.
 */
export const sweptPages: Record<string, readonly RolePages[]> = {
  'pages of visitors': [
    {
      paths: [
        ...['/login', '/login?token=x', '/login?grund=abgelaufen', '/login/link', '/helfen'],
        ...['/password-reset', '/password-reset?token=x', '/register', '/signup'],
        ...['/redirects/communication?param2=x&id=1&target=communication', '/email-change?token=x'],
        ...['/impressum', '/datenschutz', '/agb', '/barrierefreiheit', '/einwilligungen'],
        ...['/darstellung', '/hilfe', '/rundgang', '/leichte-sprache'],
        ...['/leichte-sprache?thema=silverplus', '/gibt-es-nicht', '/ratgeber/minijob'],
        ...['/stellen?was=Fahrer&wo=Köln', '/confirm-email?token=x'],
      ],
    },
  ],
  'pages of who is signed in': [
    { as: 'incomplete', paths: ['/erste-schritte', '/profile', '/hilfe?seite=/profile'] },
    { as: 'free', paths: ['/?ansicht=karte'] },
    { as: 'paid', paths: ['/', '/silverplus', '/silverplus/subscription'] },
    { as: 'paid', paths: ['/account/cancel-silverplus'] },
    { as: 'companyEmployer', paths: ['/', '/messages', '/account'] },
    { as: 'privateEmployer', paths: ['/jobs', '/new/job'] },
    ...(everything ? again : []),
  ],
};
