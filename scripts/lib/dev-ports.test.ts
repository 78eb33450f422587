import { type AddressInfo, createServer } from 'node:net';
import { checkPortsFree, portFrom } from './dev-ports.ts';

test('a taken port is named with its use and its variable; a free one passes', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const needed = [{ port, use: 'the backend', variable: 'API_PORT' }];

  await expect(checkPortsFree(needed)).rejects.toThrow(
    `Port ${port} for the backend is taken. Stop what runs there, or choose another with API_PORT=<port>.`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(checkPortsFree(needed)).resolves.toBeUndefined();
});

test('a port that browsers never ask is refused with a sentence', async () => {
  const needed = [{ port: 4190, use: 'the backend', variable: 'API_PORT' }];
  await expect(checkPortsFree(needed)).rejects.toThrow(
    'Port 4190 for the backend is one that browsers and Node never ask; choose another with API_PORT=<port>.',
  );
});

test.each(['', '0', '65536', '30x'])('%j is no port', (text) => {
  process.env.TEST_PORT = text;
  try {
    if (text === '') expect(portFrom('TEST_PORT', 3000)).toBe(3000);
    else expect(() => portFrom('TEST_PORT', 3000)).toThrow('TEST_PORT must be a port');
  } finally {
    delete process.env.TEST_PORT;
  }
});
