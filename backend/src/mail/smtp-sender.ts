import { createTransport } from 'nodemailer';
import { withoutAddresses } from '../errors/describe-error.ts';
import type { MailFile, OutboxMail, SendResult } from './mail.ts';

/** Longest time to hand over one mail, in milliseconds. */
const SEND_TIMEOUT_MS = 60_000;

export type SmtpSender = {
  readonly send: (mail: OutboxMail, files?: readonly MailFile[]) => Promise<SendResult>;
  readonly close: () => void;
};

/** Wrong recipient or refused content; a wrong password or a full server is no fault of the mail. */
const PERMANENT_ERROR_CODES: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** Lets mailboxes offer 'Abbestellen': one POST, no page (RFC 2369, RFC 8058). */
function unsubscribeHeaders(url: string) {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function failureOf(error: unknown): SendResult {
  const { message, code, permanent } = error as Error & { code?: unknown; permanent?: unknown };
  return {
    ok: false,
    error: withoutAddresses(message),
    permanent: permanent === true && PERMANENT_ERROR_CODES.includes(code),
  };
}

/**
 * Sends mail through a mail server.
 * @param url smtp://user:password@host:587 or smtps://…; options of nodemailer as its query
 * @param from 'Name <address>' or an address
 */
export function createSmtpSender(url: string, from: string): SmtpSender {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: 15_000,
      greetingTimeout: 15_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'de' } },
  );
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async (mail, files = []) => {
      const { id, createdAt, recipient, subject, text, html, unsubscribeUrl } = mail;
      try {
        await transport.sendMail({
          to: { name: '', address: recipient },
          subject,
          text,
          html,
          attachments: [...files],
          ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
          // The same at every attempt: a server that gets the mail twice can tell.
          messageId: `<${id}.${createdAt.getTime()}@${domain}>`,
          signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
        });
        return { ok: true };
      } catch (error) {
        return failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}
