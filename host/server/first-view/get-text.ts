import { type IncomingMessage, Agent as PlainAgent, request as requestPlain } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';

/** What an address has answered. */
export interface TextAnswer {
  status: number;
  body: string;
}

const plain = new PlainAgent({ keepAlive: true });
const secure = new SecureAgent({ keepAlive: true });

/**
 * Asks for a text on connections that stay open. Each document asks for some three, and `fetch` takes
 * several times the processor time for each (delivery-48). A redirect is an answer like any other.
 * @throws when there is no whole answer, or the signal says that time is over
 */
export async function getText(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<TextAnswer> {
  return (await ask(url, headers, signal)) ?? (await ask(url, headers, signal)) ?? failed(url);
}

function failed(url: string): never {
  throw new Error(`${new URL(url).origin} closes its connections without an answer.`);
}

/** Null when the other side has closed an old connection just now: then it has not read the question. */
function ask(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<TextAnswer | null> {
  return new Promise((resolve, reject) => {
    const [request, agent] = url.startsWith('https:')
      ? [requestSecure, secure]
      : [requestPlain, plain];
    let begun = false;
    const asked = request(url, { agent, headers, signal }, (response: IncomingMessage) => {
      begun = true;
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        body += text;
      });
      response.once('error', reject);
      response.once('end', () => {
        if (response.complete) resolve({ status: response.statusCode ?? 0, body });
        else reject(new Error('The answer was cut off.'));
      });
    });
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (asked.reusedSocket && !begun && error.code === 'ECONNRESET') resolve(null);
      else reject(error);
    });
    asked.end();
  });
}
