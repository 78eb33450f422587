import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createServer } from './create-server.ts';

test.each([
  ['HPE_INVALID_METHOD', 'HTTP/1.1 400 Bad Request'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'HTTP/1.1 408 Request Timeout'],
])('operation-32 a connection that ends with %s is told %s', async (code, status) => {
  const server = createServer();
  await server.listen({ port: 0, host: '127.0.0.1' });
  const problem = Object.assign(new Error(code), { code });
  server.server.once('connection', (socket) => server.server.emit('clientError', problem, socket));
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString().split('\r\n')).toEqual(
    expect.arrayContaining([status, 'connection: close', 'cache-control: no-store']),
  );
  socket.destroy();
  server.server.closeAllConnections();
  await server.close();
});
