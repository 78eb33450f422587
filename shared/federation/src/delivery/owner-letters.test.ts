import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { buildRemoteRelease } from '../testing/build-release.ts';
import { openLetters } from './owner-letters.ts';

const taken = {
  remote: buildRemoteRelease(),
  reason: '10 of 12 loads failed',
  again: 'first0',
  command: 'pnpm delivery live jobs abc123',
  mails: ['jobs@example.org'],
};

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test('TEAM-11 the owner gets a mail with the reason and the command that undoes it', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        received.push(`${session.envelope.rcptTo.map(({ address }) => address).join()} ${raw}`);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const send = openLetters({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@example.org' });
  await send(taken);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(received).toEqual([expect.stringMatching(/^jobs@example\.org /)]);
  for (const part of ['10 of 12 loads failed', 'pnpm delivery live jobs abc123', 'Team Test']) {
    expect(received[0]).toContain(part);
  }
});

test('TEAM-11 without a mail server, or with one that is down, the log has the letter', async () => {
  await openLetters({})(taken);
  await openLetters({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.org' })(taken);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('pnpm delivery live jobs abc123'));
  expect(logged).toHaveBeenCalledWith('jobs@example.org could not be told.', expect.anything());
});
