import { Agent, type ClientRequest, request } from 'node:http';

const AT_ONCE = 50;

function openOne(url: string, agent: Agent, token: string): Promise<ClientRequest | null> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${token}` };
    const outgoing = request(`${url}/events`, { agent, headers }, (answer) => {
      // The first event is what tells that the stream is open.
      answer.once('data', () => resolve(answer.statusCode === 200 ? outgoing : null));
      answer.on('error', () => {});
      answer.resume();
    });
    outgoing.on('error', () => resolve(null));
    outgoing.end();
  });
}

/** Opens so many streams of news, several of each person, and holds them until they are closed. */
export async function openStreams(url: string, tokens: readonly string[], count: number) {
  const agent = new Agent({ keepAlive: false });
  const open: ClientRequest[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) =>
      openOne(url, agent, tokens[(from + index) % tokens.length] ?? ''),
    );
    for (const one of await Promise.all(group)) if (one) open.push(one);
  }
  return {
    count: open.length,
    close: () => {
      for (const one of open) one.destroy();
    },
  };
}
