import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { JoiningSocket } from './joining-socket.ts';

/** What arrives of what is written together, and in how many pieces it was sent. */
async function send(parts: readonly (string | Buffer)[]) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const arrived = once(server, 'connection').then(([socket]) => text(socket as Socket));
  const socket = new JoiningSocket();
  const write = jest.spyOn(socket, '_write');
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.cork();
  for (const part of parts) socket.write(part);
  socket.uncork();
  socket.end();
  const received = await arrived;
  server.close();
  return { received, joined: write.mock.calls.length };
}

test('OPER-10 operation-30 what is written together is sent as one piece, in its order', async () => {
  const parts = ['bind ', 'describe ', 'execute ', 'sync'].map((part) => Buffer.from(part));
  expect(await send(parts)).toEqual({ received: 'bind describe execute sync', joined: 1 });
});

test('long ones and texts arrive as they are', async () => {
  const long = Buffer.alloc(100_000, 'x');
  expect(await send([long, Buffer.from('end')])).toEqual({ received: `${long}end`, joined: 0 });
  expect(await send(['ä', Buffer.from('end')])).toEqual({ received: 'äend', joined: 0 });
});
