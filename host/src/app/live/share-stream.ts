import type { LiveEvent } from '@silverjobs/contract';
import { type Live, openChannel } from '@silverjobs/shell';
import type { StreamEvents } from './event-stream.ts';
import { readEvent } from './read-event.ts';

/** What the tabs tell each other; 'hello' is a new one that asks for the state. */
type TabMessage =
  | { kind: 'hello' }
  | { kind: 'event'; event: LiveEvent }
  | { kind: 'state'; connected: boolean };

/** How often the tab with the stream says that it is there. */
const HEARTBEAT_INTERVAL_MS = 20_000;
/** How often a shown tab looks whether it still hears the one with the stream. */
const CHECK_INTERVAL_MS = 15_000;
/** A tab that says nothing for this long sleeps or hangs; a shown one takes over. */
const SILENCE_TIMEOUT_MS = 75_000;

/** After a failure with the lock itself. */
const RETRY_DELAY_MS = 5_000;

/** What the tabs of one browser use to agree. */
export interface SharedStream {
  live: Live;
  /** The same in all tabs of one user. */
  name: string;
  /** Reads the stream until it is told to stop. */
  read: (events: StreamEvents, signal: AbortSignal) => Promise<void>;
}

/**
 * One stream for all tabs of a browser: the tab that holds the lock reads it and tells the others.
 * Closing it, or its sleep while another is shown, makes another tab the one. Without locks
 * (older browsers) there is no stream, and pages go on asking now and then.
 * @returns ends it
 */
export function shareStream({ live, name, read }: SharedStream): () => void {
  const channel = 'locks' in navigator ? openChannel(name) : null;
  if (!channel) return () => {};
  let ended = false;
  let heardAt = Date.now();
  let leading = false;
  let connected = false;
  let latest: LiveEvent | null = null;
  /** The present wait for the lock, or the time with it. */
  let turn = new AbortController();
  let takeOver = false;

  const postToOtherTabs = (message: TabMessage): void => {
    if (!ended) channel.postMessage(message);
  };
  const setConnected = (now: boolean): void => {
    connected = now;
    if (live.connection.getState().connected !== now) live.connection.setState({ connected: now });
  };
  const postState = (): void => postToOtherTabs({ kind: 'state', connected });

  /** How things stand, for a tab that was not there for the latest event. */
  const greet = (): void => {
    postState();
    if (latest) postToOtherTabs({ kind: 'event', event: { ...latest, communication_id: null } });
  };

  channel.onmessage = ({ data }: MessageEvent<TabMessage | null>) => {
    if (leading) {
      if (data?.kind === 'hello') greet();
      return;
    }
    if (data?.kind !== 'hello') heardAt = Date.now();
    if (data?.kind === 'state') setConnected(data.connected === true);
    const event = data?.kind === 'event' ? readEvent(data.event) : null;
    if (event) live.tell(event);
  };

  /** Reads the stream for all tabs until `lost` is aborted. */
  async function lead(lost: AbortSignal): Promise<void> {
    leading = true;
    const beat = setInterval(postState, HEARTBEAT_INTERVAL_MS);
    const change = (now: boolean): void => {
      setConnected(now);
      postState();
    };
    const events = {
      onEvent: (event: LiveEvent) => {
        latest = { ...event, topic: 'messages' };
        live.tell(event);
        postToOtherTabs({ kind: 'event', event });
      },
      onAlive: () => change(true),
      onLost: () => change(false),
    };
    try {
      await read(events, lost);
    } finally {
      clearInterval(beat);
      leading = false;
      heardAt = Date.now();
    }
  }

  async function takeTurns(): Promise<void> {
    while (!ended) {
      turn = new AbortController();
      const { signal } = turn;
      const options = takeOver ? { steal: true } : { signal };
      takeOver = false;
      try {
        await navigator.locks.request(name, options, () => lead(signal));
      } catch {
        // Another tab took over, or this one is about to: both begin again.
        turn.abort();
        if (!takeOver && !ended)
          await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
      }
    }
  }

  const checkTimer = setInterval(() => {
    const shown = document.visibilityState === 'visible';
    if (leading || !shown || Date.now() - heardAt < SILENCE_TIMEOUT_MS) return;
    heardAt = Date.now();
    takeOver = true;
    turn.abort();
  }, CHECK_INTERVAL_MS);
  postToOtherTabs({ kind: 'hello' });
  void takeTurns();

  return () => {
    ended = true;
    turn.abort();
    clearInterval(checkTimer);
    channel.close();
    setConnected(false);
  };
}
