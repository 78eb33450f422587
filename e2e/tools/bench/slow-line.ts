import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../support/free-port.ts';

/** What a line carries. */
interface LineOptions {
  /** Of an answer, from its question on, in milliseconds. */
  latency: number;
  /** Bytes a millisecond. */
  down: number;
  up: number;
}

/** A line to a server. */
export interface SlowLine {
  /** Address of the server at the end of the line. */
  url: string;
  close: () => Promise<void>;
}

/** What a line carries at once, in bytes. */
const PACKET = 1_460;

/**
 * Opens a slow line to a server of this machine. All connections share what it carries, packet by packet:
 * Chromium's own slow line hands over what the server has written in one piece when its last byte is due, so
 * that a document which is read as it arrives would be as slow as one that is not.
 * @param url address of the server
 */
export async function openSlowLine(
  url: string,
  { latency, down, up }: LineOptions,
): Promise<SlowLine> {
  const { hostname, port: target } = new URL(url);
  const toBrowser = createLane(down, latency / 2);
  const toServer = createLane(up, latency / 2);
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const upstream = connect(Number(target), hostname);
    for (const [from, to, lane] of [
      [browser, upstream, toServer],
      [upstream, browser, toBrowser],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (bytes: Buffer) => {
        for (let start = 0; start < bytes.length; start += PACKET) {
          const packet = bytes.subarray(start, start + PACKET);
          lane(packet.length, () => to.writable && to.write(packet));
        }
      });
      from.on('end', () => lane(0, () => to.end()));
      from.on('error', () => to.destroy());
      from.on('close', () => sockets.delete(from));
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** One direction: calls back, in order, when so many bytes have arrived at the other end. */
function createLane(bytesPerMs: number, delay: number) {
  const due: { at: number; arrive: () => void }[] = [];
  let freeAt = 0;
  const arriveDue = (): void => {
    for (let next = due[0]; next && next.at <= performance.now(); next = due[0]) {
      due.shift();
      next.arrive();
    }
    if (due[0]) setTimeout(arriveDue, Math.max(0, due[0].at - performance.now()));
  };
  return (bytes: number, arrive: () => void): void => {
    freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMs;
    due.push({ at: freeAt + delay, arrive });
    if (due.length === 1) setTimeout(arriveDue, due[0] ? due[0].at - performance.now() : 0);
  };
}
