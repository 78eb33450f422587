import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { withoutAddresses } from '../errors/describe-error.ts';
import type { MailFile, OutboxMail, SendResult } from './mail.ts';
import type { ReturnAddresses } from './returns/return-address.ts';

/** Longest time to hand over one mail, in milliseconds. */
const SEND_TIMEOUT_MS = 60_000;
/** How long an answer of the server counts, in milliseconds. */
const REACHED_MS = 60_000;
/** How long a first answer is waited for, in milliseconds. */
const PATIENCE_MS = 300;
/** The server was not there, or did not let us in. */
const AWAY_ERROR_CODES: readonly unknown[] = [
  'ECONNECTION',
  'ESOCKET',
  'EDNS',
  'ETIMEDOUT',
  'EAUTH',
  'ETLS',
];

export type SmtpSender = {
  readonly send: (mail: OutboxMail, files?: readonly MailFile[]) => Promise<SendResult>;
  /** Whether the mail server lets us in; asked once a minute at most. */
  readonly isReachable: () => Promise<boolean>;
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

/** Mail programs offer the entry beside the text where the method stands in the part as well (RFC 6047). */
function calendarPart(calendar: string) {
  const method = /^METHOD:([A-Z]+)/m.exec(calendar)?.[1] ?? 'PUBLISH';
  return { icalEvent: { method, filename: 'Termin.ics', content: calendar } };
}

function failureOf(error: unknown): SendResult {
  const { message, code, permanent, response } = error as Error & {
    code?: unknown;
    permanent?: unknown;
    response?: unknown;
  };
  return {
    ok: false,
    error: withoutAddresses(message),
    permanent: permanent === true && PERMANENT_ERROR_CODES.includes(code),
    status: /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})/.exec(String(response))?.[1] ?? null,
  };
}

/**
 * Sends mail through a mail server.
 * @param url smtp://user:password@host:587 or smtps://…; options of nodemailer as its query
 * @param from 'Name <address>' or an address
 * @param returns where mail comes back to; without it to the sender
 */
export function createSmtpSender(
  url: string,
  from: string,
  returns?: Pick<ReturnAddresses, 'of' | 'keyOf'>,
): SmtpSender {
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
  let isReached = true;
  let askedAt = 0;
  const note = (reached: boolean) => {
    isReached = reached;
  };
  return {
    isReachable: async () => {
      if (Date.now() - askedAt > REACHED_MS) {
        askedAt = Date.now();
        const asking = transport.verify().then(
          () => note(true),
          () => note(false),
        );
        // Whoever asks has no patience for a server that hangs; the next one gets its answer.
        await Promise.race([asking, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
      }
      return isReached;
    },
    send: async (mail, files = []) => {
      const { id, createdAt, recipient, subject, text, html, unsubscribeUrl, calendar } = mail;
      try {
        await transport.sendMail({
          to: { name: '', address: recipient },
          subject,
          text,
          html,
          attachments: [...files],
          ...(calendar && calendarPart(calendar)),
          headers: {
            ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
            ...(returns && { 'X-Return-Key': returns.keyOf(id) }),
          },
          ...(returns && { envelope: { from: returns.of(id), to: [recipient] } }),
          // The same at every attempt: a server that gets the mail twice can tell.
          messageId: `<${id}.${createdAt.getTime()}@${domain}>`,
          signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
        });
        note(true);
        return { ok: true };
      } catch (error) {
        if (AWAY_ERROR_CODES.includes((error as { code?: unknown }).code)) note(false);
        return failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}
