import { connect } from 'node:net';

/** What a scanner says; unchecked: there is none. */
type Verdict = 'clean' | 'infected' | 'unchecked';

/** Looks for viruses. @throws Error when a scanner is configured and does not answer */
export type Scan = (bytes: Uint8Array) => Promise<Verdict>;

const TIMEOUT_MS = 30_000;
const CHUNK_BYTES = 65_536;

/** Without a scanner. */
export const noScan: Scan = async () => 'unchecked';

/**
 * Asks ClamAV over its socket (INSTREAM): length and bytes of each part, then a length of 0.
 * @param address path of a socket, or `host:port`
 */
export function clamavScan(address: string): Scan {
  const [, host, port] = /^([^/]+):(\d+)$/.exec(address) ?? [];
  return (bytes) =>
    new Promise((resolve, reject) => {
      const socket =
        host && port ? connect({ host, port: Number(port) }) : connect({ path: address });
      let answer = '';
      socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('ClamAV does not answer')));
      socket.on('error', reject);
      socket.on('data', (part) => {
        answer += part.toString('latin1');
      });
      socket.on('close', () => {
        if (/ FOUND\b/.test(answer)) resolve('infected');
        else if (/: OK\b/.test(answer)) resolve('clean');
        else reject(new Error(`ClamAV answered ${answer.slice(0, 100) || 'nothing'}`));
      });
      socket.on('connect', () => {
        socket.write('zINSTREAM\0');
        for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
          const part = bytes.subarray(from, from + CHUNK_BYTES);
          const length = Buffer.alloc(4);
          length.writeUInt32BE(part.length);
          socket.write(length);
          socket.write(part);
        }
        socket.write(Buffer.alloc(4));
      });
    });
}
