import type { LiveEvent } from '@silverjobs/contract';

/** An event as another process or tab gave it; null when it is none. */
export function readEvent(value: unknown): LiveEvent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { topic, communication_id, count, plan_type } = value as Partial<
    Record<keyof LiveEvent, unknown>
  >;
  const about =
    communication_id === null || isCount(communication_id) ? communication_id : undefined;
  if (topic !== 'messages' && topic !== 'user') return null;
  if (about === undefined || !isCount(count)) return null;
  const event: LiveEvent = { topic, communication_id: about, count };
  return plan_type === 'paid' || plan_type === 'free' ? { ...event, plan_type } : event;
}

/** The event in the data of a server-sent event; null when it cannot be read. */
export function parseEvent(data: string): LiveEvent | null {
  try {
    return readEvent(JSON.parse(data));
  } catch {
    return null;
  }
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

/**
 * Reads server-sent events from pieces of text as they come.
 * @param onData given the data of each event; a heartbeat has none
 * @returns takes the next piece
 */
export function createEventParser(onData: (data: string) => void): (piece: string) => void {
  let rest = '';
  let data: string[] = [];
  return (piece) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const raw of lines) {
      const line = raw.replace(/\r$/, '');
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      else if (line === '' && data.length > 0) {
        onData(data.join('\n'));
        data = [];
      }
    }
  };
}
