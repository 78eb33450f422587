import { ImapFlow } from 'imapflow';

/** Mails that are read in one go; the rest a minute later. */
const MOST = 200;
const TIMEOUT_MS = 30_000;

/**
 * Reads what lies in a mailbox, the oldest first, and deletes what was read; what fails stays.
 * @param address `imaps://user:password@host:993/INBOX`; without a folder the inbox
 * @param take called with each mail as it is
 */
export async function readInbox(
  address: string,
  take: (source: Buffer) => Promise<unknown>,
): Promise<void> {
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  // A connection that breaks makes the command under way fail; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    const lock = await client.getMailboxLock(decodeURIComponent(pathname.slice(1)) || 'INBOX');
    try {
      const found = (await client.search({ deleted: false }, { uid: true })) || [];
      for (const uid of found.slice(0, MOST)) {
        const mail = await client.fetchOne(String(uid), { source: true }, { uid: true });
        if (mail) await take(mail.source ?? Buffer.alloc(0));
        await client.messageDelete(String(uid), { uid: true });
      }
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}
