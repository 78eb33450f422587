import type { NeededPort } from './dev-ports.ts';
import { portFrom } from './dev-ports.ts';
import { startBackend } from './product.ts';

/** The backend of a development session: started here, or one that runs elsewhere. */
export interface DevBackend {
  apiUrl: string;
  /** Ports that must be free for it. */
  ports: NeededPort[];
  start: () => Promise<void>;
}

/**
 * Chooses the backend: with API_URL that one, else our own on API_PORT (4100).
 * @param publicUrl where the session is reached; links in mails begin with it
 */
export function chooseBackend(root: string, publicUrl: string): DevBackend {
  const elsewhere = process.env.API_URL;
  if (elsewhere) return { apiUrl: elsewhere, ports: [], start: async () => {} };
  const port = portFrom('API_PORT', 4100);
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    ports: [{ port, use: 'the backend', variable: 'API_PORT' }],
    start: () => startBackend(root, { port, publicUrl }),
  };
}
