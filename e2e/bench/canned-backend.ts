import { createServer, type ServerResponse } from 'node:http';

/**
 * A backend that answers what a real one has answered once, so that figures are the document server's
 * own. `/api/auth/me` tells each token apart: visitor-7 is visitor-7@example.org. It runs beside what
 * is measured, so nothing is read or written twice.
 */
const { PORT = '', UPSTREAM = '', TOKEN = '' } = process.env;
const ME = '/api/auth/me';
const ADDRESS = 'visitor@example.org';

const answers = new Map<string, Buffer>();
/** What stands before and after the address of whoever asks. */
let aroundAddress: string[] = [];

const server = createServer(({ url = '', headers }, answer) => {
  const known = answers.get(url);
  if (known) return send(answer, url, known, headers.authorization);
  void ask(url).then(
    (body) => {
      answers.set(url, body);
      send(answer, url, body, headers.authorization);
    },
    () => answer.writeHead(502).end(),
  );
});
server.listen(Number(PORT), '127.0.0.1');

async function ask(url: string): Promise<Buffer> {
  const response = await fetch(`${UPSTREAM}${url}`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  if (!response.ok) throw new Error(`${url} is answered with ${response.status}.`);
  const body = await response.text();
  if (url === ME) {
    const user = JSON.parse(body) as object;
    aroundAddress = JSON.stringify({ ...user, email: ADDRESS }).split(ADDRESS);
  }
  return Buffer.from(body);
}

function send(answer: ServerResponse, url: string, known: Buffer, authorization = ''): void {
  const visitor = authorization.replace('Bearer ', '');
  const body = url === ME ? Buffer.from(aroundAddress.join(`${visitor}@example.org`)) : known;
  answer.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  answer.end(body);
}
