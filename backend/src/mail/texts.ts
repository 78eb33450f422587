import type { Mail } from './send-mail.ts';

type Text = Pick<Mail, 'subject' | 'body'>;

const greeting = 'Guten Tag,';
const farewell = 'Freundliche Grüße\nIhr Team von Silverjobs';
const ignore = 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.';

function letter(subject: string, paragraphs: readonly string[]): Text {
  return { subject, body: [greeting, ...paragraphs, farewell].join('\n\n') };
}

export function loginLinkMail(publicUrl: string, token: string): Text {
  return letter('Ihr Link zur Anmeldung', [
    'mit diesem Link melden Sie sich ohne Passwort an:',
    `${publicUrl}/login?token=${token}`,
    'Der Link gilt 24 Stunden und kann einmal benutzt werden.',
    ignore,
  ]);
}

export function passwordResetMail(publicUrl: string, token: string): Text {
  return letter('Neues Passwort festlegen', [
    'mit diesem Link legen Sie ein neues Passwort fest:',
    `${publicUrl}/password-reset?token=${token}`,
    'Der Link gilt 24 Stunden und kann einmal benutzt werden.',
    ignore,
  ]);
}

export function emailChangeMail(publicUrl: string, token: string): Text {
  return letter('Neue E-Mail-Adresse bestätigen', [
    'bitte bestätigen Sie mit diesem Link Ihre neue E-Mail-Adresse:',
    `${publicUrl}/email-change?token=${token}`,
    'Der Link gilt 24 Stunden und kann einmal benutzt werden.',
    ignore,
  ]);
}

export function applicationMail(publicUrl: string, title: string, communicationId: number): Text {
  return letter(`Neue Bewerbung: ${title}`, [
    `auf Ihre Stelle „${title}“ ist eine Nachricht eingegangen.`,
    `Sie lesen und beantworten sie hier:\n${publicUrl}/messages/${communicationId}`,
  ]);
}
