/** A connection that speaks WebDriver BiDi, the W3C's protocol. */
export interface Bidi {
  send<T>(method: string, params: object): Promise<T>;
  /** Hears of events of the session. */
  on(method: string, hear: (params: unknown) => void): void;
  close(): void;
}

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: unknown;
}

/** Connects to a browser that listens for BiDi. */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`Nobody listens at ${address}`)), {
      once: true,
    });
  });
  const waiting = new Map<number, (message: Message) => void>();
  const hearers: [string, (params: unknown) => void][] = [];
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') {
      for (const [method, hear] of hearers) if (method === message.method) hear(message.params);
      return;
    }
    waiting.get(message.id ?? 0)?.(message);
    waiting.delete(message.id ?? 0);
  });
  const ended = () => {
    for (const answer of waiting.values()) answer({ type: 'error', error: 'the browser has gone' });
    waiting.clear();
  };
  socket.addEventListener('close', ended);
  return {
    send: <T>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        count += 1;
        waiting.set(count, ({ type, result, error, message }) => {
          if (type === 'success') resolve(result as T);
          else reject(new Error(`${method}: ${error} ${message ?? ''}`));
        });
        socket.send(JSON.stringify({ id: count, method, params }));
      }),
    on: (method, hear) => void hearers.push([method, hear]),
    close: () => socket.close(),
  };
}
