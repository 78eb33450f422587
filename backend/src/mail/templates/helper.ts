import { HELPER_INVITATION_DAYS, type HelperPermission } from '@silverjobs/contract';
import { HELPER_PERMISSION_TEXTS } from '@silverjobs/contract/helper-texts';
import { paths } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

const allowed = (permissions: readonly HelperPermission[]) =>
  permissions.map((one) => HELPER_PERMISSION_TEXTS[one].label).join(', ');

const entry = (publicUrl: string, token: string) => `${publicUrl}${paths.helpEntry}?token=${token}`;

/** Invites somebody to help a candidate (account-70). */
export function helpInvitationMail(
  publicUrl: string,
  token: string,
  help: {
    readonly candidate: string;
    readonly helper: string;
    readonly permissions: readonly HelperPermission[];
  },
): Mail {
  return writeLetter(publicUrl, {
    subject: `${help.candidate} bittet Sie um Hilfe bei der Stellensuche`,
    heading: `Guten Tag, ${help.helper}`,
    paragraphs: [
      `${help.candidate} sucht bei silverjobs eine Stelle und möchte, dass Sie dabei helfen.`,
      `Das dürfen Sie: ${allowed(help.permissions)}.`,
      `Was Sie tun, wird mit Ihrem Namen vermerkt. ${help.candidate} kann die Hilfe jederzeit beenden, Sie auch.`,
    ],
    action: { label: 'Einladung ansehen', url: entry(publicUrl, token) },
    closing: [
      `Der Link gilt ${HELPER_INVITATION_DAYS} Tage und nur einmal.`,
      'Sie kennen die Person nicht? Dann tun Sie bitte nichts. Ohne Ihre Zustimmung geschieht nichts.',
    ],
  });
}

/** Signs a helper in (account-74). */
export function helpLinkMail(publicUrl: string, token: string, candidate: string): Mail {
  return writeLetter(publicUrl, {
    subject: `Ihr Anmeldelink: Sie helfen ${candidate}`,
    heading: 'Ihr Anmeldelink',
    paragraphs: [`Mit diesem Link melden Sie sich an, um ${candidate} zu helfen.`],
    action: { label: 'Jetzt anmelden', url: entry(publicUrl, token) },
    closing: ['Der Link gilt eine Stunde und nur einmal. Geben Sie ihn bitte nicht weiter.'],
  });
}

/** Tells a candidate that somebody helps from now on. */
export function helpAcceptedMail(
  publicUrl: string,
  helper: {
    readonly name: string;
    readonly email: string;
    readonly permissions: readonly HelperPermission[];
  },
): Mail {
  return writeLetter(publicUrl, {
    subject: `${helper.name} hilft Ihnen jetzt bei silverjobs`,
    heading: `${helper.name} hilft Ihnen jetzt`,
    paragraphs: [
      `${helper.name} (${readableEmail(helper.email)}) hat Ihre Einladung angenommen.`,
      `Das darf die Person: ${allowed(helper.permissions)}. Alles, was sie tut, steht mit Datum auf der Seite „Vertrauensperson“.`,
      'Möchten Sie das nicht mehr? Ein Druck auf „Beenden“ genügt.',
    ],
    action: { label: 'Zur Seite „Vertrauensperson“', url: `${publicUrl}${paths.helpers}` },
  });
}

/** Tells a candidate that a helper's text waits (account-73). */
export function helperDraftMail(publicUrl: string, helper: string): Mail {
  return writeLetter(publicUrl, {
    subject: `${helper} hat einen Text für Sie geschrieben`,
    heading: 'Ein Text wartet auf Sie',
    paragraphs: [
      `${helper} hat für Sie einen Text an einen Arbeitgeber geschrieben.`,
      'Gesendet ist er noch nicht. Lesen Sie ihn in Ruhe. Sie können ihn mit einem Druck senden oder verwerfen.',
    ],
    action: { label: 'Text ansehen', url: `${publicUrl}${paths.helpers}` },
  });
}

/** Tells both sides that a help has ended (account-75). */
export function helpEndedMail(
  publicUrl: string,
  {
    candidate,
    helper,
    by,
    to,
  }: {
    readonly candidate: string;
    readonly helper: string;
    readonly by: 'candidate' | 'helper';
    readonly to: 'candidate' | 'helper';
  },
): Mail {
  if (to === 'helper') {
    return writeLetter(publicUrl, {
      subject: `Ihre Hilfe für ${candidate} ist beendet`,
      heading: 'Die Hilfe ist beendet',
      paragraphs: [
        by === 'helper'
          ? `Sie haben Ihre Hilfe für ${candidate} beendet.`
          : `${candidate} hat Ihre Hilfe beendet.`,
        'Sie haben keinen Zugang mehr. Ihren Namen, Ihre E-Mail-Adresse und was Sie getan haben, löschen wir nach 90 Tagen.',
      ],
    });
  }
  return writeLetter(publicUrl, {
    subject: `${helper} hilft Ihnen nicht mehr bei silverjobs`,
    heading: 'Die Hilfe ist beendet',
    paragraphs: [
      by === 'helper'
        ? `${helper} hat die Hilfe für Sie beendet.`
        : `Sie haben die Hilfe von ${helper} beendet.`,
      'Die Person hat keinen Zugang mehr. Entwürfe, die sie für Sie geschrieben hat, bleiben Ihnen.',
    ],
    action: { label: 'Zur Seite „Vertrauensperson“', url: `${publicUrl}${paths.helpers}` },
  });
}
