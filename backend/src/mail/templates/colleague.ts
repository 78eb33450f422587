import { type EmployerRole, INVITATION_DAYS } from '@silverjobs/contract';
import { EMPLOYER_ROLE_TEXTS } from '@silverjobs/contract/employer-role-texts';
import { paths } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

const taskOf = (role: EmployerRole) =>
  `Ihre Aufgabe: ${EMPLOYER_ROLE_TEXTS[role].label}. ${EMPLOYER_ROLE_TEXTS[role].hint}`;

/** Invites somebody to work for an employer here (employers-81). */
export function invitationToColleagueMail(
  publicUrl: string,
  token: string,
  {
    employer,
    role,
    from,
  }: { readonly employer: string | null; readonly role: EmployerRole; readonly from: string },
): Mail {
  const name = employer ?? 'Ein Arbeitgeber';
  return writeLetter(publicUrl, {
    subject: `${name} lädt Sie zu silverjobs ein`,
    heading: `${name} lädt Sie ein`,
    paragraphs: [
      `${from} möchte, dass Sie bei silverjobs für ${employer ?? 'diesen Arbeitgeber'} mitarbeiten.`,
      taskOf(role),
    ],
    action: {
      label: 'Einladung ansehen',
      url: `${publicUrl}${paths.colleagueInvitation}?token=${token}`,
    },
    closing: [
      `Der Link gilt ${INVITATION_DAYS} Tage und nur einmal.`,
      'Sie kennen den Absender nicht? Dann tun Sie bitte nichts. Ohne Ihre Zustimmung geschieht nichts.',
    ],
  });
}

/** Tells owners that somebody has accepted (employers-81). */
export function colleagueJoinedMail(
  publicUrl: string,
  person: { readonly name: string; readonly email: string; readonly role: EmployerRole },
): Mail {
  return writeLetter(publicUrl, {
    subject: 'Eine Einladung wurde angenommen',
    heading: `${person.name} arbeitet jetzt mit`,
    paragraphs: [
      `${person.name} (${readableEmail(person.email)}) hat die Einladung angenommen. Aufgabe: ${EMPLOYER_ROLE_TEXTS[person.role].label}.`,
      'Stimmt das nicht? Dann entfernen Sie die Person bitte gleich.',
    ],
    action: { label: 'Alle ansehen', url: `${publicUrl}${paths.colleagues}` },
  });
}

/** Tells somebody that the role at an employer is another one (employers-80). */
export function colleagueRoleMail(
  publicUrl: string,
  { employer, role }: { readonly employer: string; readonly role: EmployerRole },
): Mail {
  return writeLetter(publicUrl, {
    subject: 'Ihre Aufgaben haben sich geändert',
    heading: 'Ihre Aufgaben haben sich geändert',
    paragraphs: [`Es geht um Ihre Arbeit bei ${employer}.`, taskOf(role)],
    action: { label: 'Neu anmelden', url: `${publicUrl}${paths.login}` },
  });
}

/** Tells somebody that the work for an employer has ended (employers-84). */
export function colleagueRemovedMail(
  publicUrl: string,
  { employer, left }: { readonly employer: string; readonly left: boolean },
): Mail {
  return writeLetter(publicUrl, {
    subject: `Sie arbeiten nicht mehr mit: ${employer}`,
    heading: 'Ihr Zugang ist beendet',
    paragraphs: [
      left
        ? `Sie haben Ihren Zugang zu ${employer} beendet.`
        : `Ihr Zugang zu ${employer} wurde beendet.`,
      'Ihr Konto bei silverjobs bleibt. Sie können es löschen oder damit eigene Anzeigen schalten.',
    ],
    action: { label: 'Zum Konto', url: `${publicUrl}${paths.account}` },
  });
}
