import { createServer } from 'node:http';

/**
 * A backend that answers what a real one has answered once, so that figures are the document server's
 * own. `/api/auth/me` tells each token apart: visitor-7 is visitor-7@example.org.
 */
const { PORT = '', UPSTREAM = '', TOKEN = '' } = process.env;
const answers = new Map<string, Promise<string>>();

const server = createServer(async ({ url = '', headers }, answer) => {
  const known = answers.get(url) ?? ask(url);
  answers.set(url, known);
  const body = await known.catch(() => '');
  const visitor = headers.authorization?.replace('Bearer ', '') ?? '';
  answer.writeHead(body ? 200 : 502, { 'content-type': 'application/json' });
  answer.end(url === '/api/auth/me' ? personal(body, visitor) : body);
});
server.listen(Number(PORT), '127.0.0.1');

async function ask(url: string): Promise<string> {
  const response = await fetch(`${UPSTREAM}${url}`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  if (!response.ok) throw new Error(`${url} is answered with ${response.status}.`);
  return response.text();
}

function personal(body: string, visitor: string): string {
  return JSON.stringify({ ...JSON.parse(body), email: `${visitor}@example.org` });
}
