/** Largest stream that is read, in bytes. */
const STREAM_MAX = 512 * 1_024;

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let size = 0;
  let rest = '';
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > STREAM_MAX) throw new Error('The stream is too large.');
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r\n|\n|\r(?=[^\n])/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.decode();
  yield* rest.split(/\r\n|\r|\n/);
}

/**
 * The data of server-sent events. Chunks may end anywhere, also inside a letter; comments and other
 * fields are left out, and the last event needs no empty line.
 * @throws Error when the stream breaks or is too large
 */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of linesOf(body)) {
    if (line === '') {
      if (data.length > 0) yield data.join('\n');
      data = [];
    } else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  if (data.length > 0) yield data.join('\n');
}
