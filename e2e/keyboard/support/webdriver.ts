/** A session of WebDriver, the W3C's protocol over HTTP. */
export interface WebDriver {
  send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  /** Runs a function in the page; what it gives comes back. */
  run<T>(script: () => T): Promise<T>;
  end(): Promise<void>;
}

interface Answer {
  value: { error?: string; message?: string } | null;
}

/** The key under which WebDriver names elements. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Opens a session with a driver that listens at this address. */
export async function openSession(driver: string, capabilities: object): Promise<WebDriver> {
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driver}/session/${sessionId}`;
  return {
    send: (method, path, body) => ask(method, session + path, body),
    run: (script) =>
      ask('POST', `${session}/execute/sync`, { script: `return (${script})()`, args: [] }),
    end: () => ask('DELETE', session),
  };
}

async function ask<T>(method: string, address: string, body?: object): Promise<T> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) {
    throw new Error(`${method} ${new URL(address).pathname}: ${value?.error} ${value?.message}`);
  }
  return value as T;
}
