import { type Agent, get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** One document, as a visitor asks for it. */
export interface Asked {
  url: string;
  agent: Agent;
  token: string;
  /** Whether it is unpacked and read; of the others only the header is looked at. */
  read: boolean;
}

/** What has come. */
export interface Answered {
  /** What its header says: `view`, or why there is none. */
  view: string;
  /** What is wrong with it; null for a document. */
  problem: string | null;
  /** As they came, packed. */
  bytes: number;
}

/** Asks for a document and waits for its end. */
export async function askOnce(asked: Asked): Promise<Answered> {
  try {
    const { response, body, bytes } = await fetchWhole(asked);
    const view = /desc="(.*)"/.exec(String(response.headers['server-timing']))?.[1] ?? 'none';
    return { view, problem: problemOf(response, body, view, asked), bytes };
  } catch (error) {
    return { view: 'none', problem: String(error), bytes: 0 };
  }
}

/** By events: to iterate over a body takes as long as all the rest. */
function fetchWhole({ url, agent, token, read }: Asked) {
  const headers = {
    cookie: `authToken=${encodeURIComponent(token)}`,
    'accept-encoding': 'br',
  };
  return new Promise<{ response: IncomingMessage; body: Buffer; bytes: number }>(
    (resolve, reject) => {
      const request = get(url, { agent, headers }, (response) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        response.on('data', (part: Buffer) => {
          bytes += part.length;
          if (read) parts.push(part);
        });
        response.once('end', () => resolve({ response, body: Buffer.concat(parts), bytes }));
        response.once('error', reject);
      });
      request.once('error', reject);
    },
  );
}

function problemOf(
  { statusCode, headers }: IncomingMessage,
  body: Buffer,
  view: string,
  { token, read }: Asked,
): string | null {
  if (statusCode !== 200) return `status ${statusCode}`;
  if (!headers['content-type']?.startsWith('text/html')) return 'no document';
  if (!read) return null;
  const text = brotliDecompressSync(body).toString();
  if (!text.trimEnd().endsWith('</html>')) return 'cut off';
  const isOwn = !token.startsWith('visitor-') || text.includes(`${token}@example.org`);
  return view === 'view' && !isOwn ? 'of somebody else' : null;
}
