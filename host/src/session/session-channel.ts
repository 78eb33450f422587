/** What the tabs of one browser tell each other about the session. */
export type SessionMessage =
  | { kind: 'signed-out' }
  | { kind: 'began'; endsAt: number }
  | { kind: 'renewed'; endsAt: number };

/** Connects the tabs of one browser. */
export interface SessionChannel {
  broadcast(message: SessionMessage): void;
  listen(onMessage: (message: SessionMessage) => void): void;
}

const CHANNEL_NAME = 'silverjobs-session';

/** The channel of this browser; without one, tabs go on alone. */
export function openSessionChannel(): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { broadcast: () => {}, listen: () => {} };
  const channel = new BroadcastChannel(CHANNEL_NAME);
  return {
    broadcast: (message) => channel.postMessage(message),
    listen: (onMessage) => {
      channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => onMessage(data);
    },
  };
}
