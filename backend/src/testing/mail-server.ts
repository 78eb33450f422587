import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
type ReceivedMail = { readonly recipient: string; readonly raw: string };

export type MailServer = {
  /** For SMTP_URL. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Envelope senders of all mails so far. */
  readonly senders: readonly string[];
  /** Answers a mail to a recipient with an error while it is set; code 451 or 550. */
  refuse: ((recipient: string) => { code: number; text: string } | null) | null;
  /** Waits until this many mails have arrived. */
  readonly arrived: (count: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

type Callback = (error?: Error | null) => void;

const failureOf = ({ code, text }: { code: number; text: string }) =>
  Object.assign(new Error(text), { responseCode: code });

/** An SMTP server of the test on a free port. */
export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const senders: string[] = [];
  let waiting: { count: number; resolve: () => void }[] = [];
  const mailServer: { refuse: MailServer['refuse'] } = { refuse: null };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done: Callback) => {
      const refusal = mailServer.refuse?.(address);
      done(refusal ? failureOf(refusal) : null);
    },
    onData: (stream, session, done: Callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipient = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        const from = session.envelope.mailFrom;
        senders.push(from ? from.address : '');
        received.push({ recipient, raw: Buffer.concat(chunks).toString() });
        done();
        for (const { resolve } of waiting.filter(({ count }) => received.length >= count)) {
          resolve();
        }
        waiting = waiting.filter(({ count }) => received.length < count);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(mailServer, {
    url: `smtp://127.0.0.1:${port}`,
    received,
    senders,
    arrived: (count: number) =>
      new Promise<void>((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** Text of a mail that came quoted-printable: what stands between the words again. */
export function readable(raw: string): string {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
}
