import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Respond = (response: ServerResponse) => void;
type Recorded = { readonly request: IncomingMessage; readonly text: string };

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const delta = (words: object, finish_reason: string | null = null) =>
  event({ choices: [{ index: 0, delta: words, finish_reason }] });

function stream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

/** Writes bytes in small pieces, so that letters and lines are split. */
function inPieces(response: ServerResponse, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
}

/** An answer word by word, with a comment and a last part without choices, as servers send it. */
export const streams =
  (content: string, end = 'data: [DONE]\n\n'): Respond =>
  (response) => {
    stream(response);
    const words = content.split(/(?<= )/).map((word) => delta({ content: word }));
    const usage = event({ choices: [], usage: { total_tokens: 5 } });
    inPieces(response, [': wait\n\n', ...words, delta({}, 'stop'), usage, end].join(''));
    response.end();
  };

/** The form that is asked for. */
export const says = (antwort: string, stellen: (number | string)[] = []): Respond =>
  streams(JSON.stringify({ antwort, stellen }));

/** A tool call whose arguments come in two parts. */
export const uses =
  (name: string, input: unknown): Respond =>
  (response) => {
    stream(response);
    const json = typeof input === 'string' ? input : JSON.stringify(input);
    const half = Math.floor(json.length / 2);
    const part = (called: object, id?: string) =>
      delta({ tool_calls: [{ index: 0, ...(id && { id }), function: called }] });
    response.write(part({ name, arguments: json.slice(0, half) }, 'call_1'));
    response.write(part({ arguments: json.slice(half) }));
    response.end(`${delta({}, 'tool_calls')}data: [DONE]\n\n`);
  };

/** One document instead of a stream. */
export const whole =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Respond =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Begins, and goes no further; the connection stays open, or breaks. */
export const begins =
  (breaks: boolean): Respond =>
  (response) => {
    stream(response).write(delta({ content: '{"antwort": "Gu' }), () => {
      if (breaks) response.destroy();
    });
  };

export const silence: Respond = () => {};

/** Any stream, byte by byte as given. */
export const raw =
  (text: string): Respond =>
  (response) =>
    stream(response).end(text);

/** Stands in for a language model; answers from the list, the last one again and again. */
export async function openModelServer() {
  const recorded: Recorded[] = [];
  let responses: Respond[] = [silence];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    recorded.push({ request, text: Buffer.concat(chunks).toString() });
    const respond = responses.length > 1 ? responses.shift() : responses[0];
    respond?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
    /** Everything that has reached it. */
    recorded,
    /** The newest request's body. */
    newest: () =>
      JSON.parse(recorded.at(-1)?.text ?? '{}') as {
        messages: { role: string; content: string }[];
        tools?: { function: { name: string } }[];
      },
    answers: (...next: Respond[]) => {
      responses = next;
      recorded.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type ModelServer = Awaited<ReturnType<typeof openModelServer>>;
