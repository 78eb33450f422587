import { PassThrough, type Readable } from 'node:stream';
import { ADDRESS_STREAMS_MAX, type LiveEvent } from '@silverjobs/contract';
import type { Database, Listen } from '../database/database.ts';
import { and, eq, gt, inArray, isNull } from '../database/drizzle.ts';
import { sessions, users } from '../database/schema.ts';
import { describeError } from '../errors/describe-error.ts';
import type { Requester } from '../http/requester.ts';
import { createAddressCount } from './address-count.ts';
import { LIVE_CHANNEL, type LiveNotification, parseLiveNotification } from './live-notification.ts';

/** How often a heartbeat is sent and the sessions are looked at, in milliseconds. */
const HEARTBEAT_INTERVAL_MS = 20_000;
/** A reader who does not take this many bytes is gone. */
const MAX_BUFFERED_BYTES = 16_384;
/** Streams of one user; a browser needs one. */
const MAX_STREAMS_PER_USER = 12;

/** Anything about a topic may have changed. */
const MESSAGES = { topic: 'messages', communication_id: null } as const;
const USER = { topic: 'user', communication_id: null } as const;

/** Sends what happens to whoever has a page open. One in each process. */
export type LiveHub = {
  /**
   * A stream of events for a user, beginning with how things stand.
   * @param network the visitor's, which holds only so many (formats-23)
   * @throws Error when the database cannot be reached; Failure rate.limited
   */
  readonly open: (requester: Requester, network: string) => Promise<Readable>;
  /** Ends all streams. */
  readonly stop: () => Promise<void>;
};

export type LiveParts = {
  readonly db: Database;
  readonly now: () => Date;
  readonly listen: Listen;
  /** How many messages somebody has not read. */
  readonly countUnread: (db: Database, requester: Requester) => Promise<number>;
  readonly warn: (text: string) => void;
  readonly heartbeatIntervalMs?: number;
  /** Most streams that one address holds. */
  readonly streamsPerAddress?: number;
};

/** The streams of one user; what they are sent is found out once, one thing after the other. */
type Reader = { requester: Requester; streams: Map<PassThrough, string>; sending: Promise<void> };

export function createLiveHub(parts: LiveParts): LiveHub {
  const { db, now, listen, countUnread, warn, heartbeatIntervalMs = HEARTBEAT_INTERVAL_MS } = parts;
  const readers = new Map<number, Reader>();
  const addresses = createAddressCount(parts.streamsPerAddress ?? ADDRESS_STREAMS_MAX);
  let listening: Promise<() => Promise<void>> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function write(stream: PassThrough, text: string): void {
    if (stream.writableLength > MAX_BUFFERED_BYTES) stream.destroy();
    else if (!stream.writableEnded) stream.write(text);
  }

  async function planOf({ usersId }: Requester): Promise<Pick<LiveEvent, 'plan_type'>> {
    const [user] = await db
      .select({ plan_type: users.planType })
      .from(users)
      .where(eq(users.id, usersId));
    return user ?? {};
  }

  /** @param streams who gets it: all of the reader, or one that has just been opened */
  function send(
    reader: Reader,
    about: Pick<LiveEvent, 'topic' | 'communication_id'>,
    streams: Iterable<PassThrough> = reader.streams.keys(),
  ): void {
    reader.sending = reader.sending
      .then(async () => {
        const count = await countUnread(db, reader.requester);
        const event: LiveEvent = { ...about, count, ...(await planOf(reader.requester)) };
        for (const stream of streams) write(stream, `data: ${JSON.stringify(event)}\n\n`);
      })
      .catch((error: unknown) => warn(`Live events: ${describeError(error)}`));
  }

  /** Ends the streams whose session is over. */
  async function endSessions(): Promise<void> {
    const hashes = [...readers.values()].flatMap(({ streams }) => [...streams.values()]);
    if (hashes.length === 0) return;
    const rows = await db
      .select({ hash: sessions.tokenHash })
      .from(sessions)
      .where(
        and(
          inArray(sessions.tokenHash, hashes),
          gt(sessions.expiresAt, now()),
          isNull(sessions.replacedAt),
        ),
      );
    const alive = new Set(rows.map(({ hash }) => hash));
    for (const { streams } of readers.values()) {
      for (const [stream, hash] of streams) {
        if (hashes.includes(hash) && !alive.has(hash)) stream.end();
      }
    }
  }

  function concerns(
    notification: Extract<LiveNotification, { kind: 'messages' }>,
    { candidateId, clientId }: Requester,
  ) {
    return candidateId === notification.candidateId || clientId === notification.clientId;
  }

  function hear(payload: string | null): void {
    const notification = payload === null ? null : parseLiveNotification(payload);
    if (notification?.kind === 'sessions') {
      if (readers.has(notification.usersId))
        void endSessions().catch((error) => warn(`Sessions: ${describeError(error)}`));
      return;
    }
    if (notification?.kind === 'user') {
      const reader = readers.get(notification.usersId);
      if (reader) send(reader, USER);
      return;
    }
    for (const reader of readers.values()) {
      if (payload === null) {
        send(reader, MESSAGES);
        send(reader, USER);
      } else if (notification && concerns(notification, reader.requester)) {
        send(reader, { topic: 'messages', communication_id: notification.conversationId });
      }
    }
  }

  async function beat(): Promise<void> {
    await endSessions().catch((error: unknown) => warn(`Sessions: ${describeError(error)}`));
    for (const { streams } of readers.values()) {
      for (const stream of streams.keys()) write(stream, ':\n\n');
    }
  }

  async function ensureListening(): Promise<void> {
    listening ??= listen(LIVE_CHANNEL, hear);
    await listening.catch((error: unknown) => {
      listening = null;
      throw error;
    });
    timer ??= setInterval(() => void beat(), heartbeatIntervalMs).unref();
  }

  return {
    open: async (requester, network) => {
      await ensureListening();
      const stream = addresses.hold(network, new PassThrough());
      const reader = readers.get(requester.usersId) ?? {
        requester,
        streams: new Map(),
        sending: Promise.resolve(),
      };
      readers.set(requester.usersId, reader);
      reader.streams.set(stream, requester.tokenHash);
      stream.once('close', () => {
        reader.streams.delete(stream);
        if (reader.streams.size === 0) readers.delete(requester.usersId);
      });
      const [oldest] = reader.streams.keys();
      if (reader.streams.size > MAX_STREAMS_PER_USER) oldest?.end();
      send(reader, MESSAGES, [stream]);
      return stream;
    },
    stop: async () => {
      clearInterval(timer);
      for (const { streams } of readers.values()) {
        for (const stream of streams.keys()) stream.end();
      }
      const end = await listening?.catch(() => null);
      await end?.();
    },
  };
}
