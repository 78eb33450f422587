import { Socket } from 'node:net';

type Chunk = { readonly chunk: unknown; readonly encoding: BufferEncoding };
type Done = (error?: Error | null) => void;

/** Longer ones are sent as they are rather than copied, in bytes. */
const JOINED_MAX = 65_536;

/**
 * Sends what is written together as one piece: the four messages of a statement, for which the system
 * would otherwise look at each (operation-30).
 */
export class JoiningSocket extends Socket {
  override _writev(chunks: Chunk[], done: Done): void {
    const parts = chunks.map(({ chunk }) => chunk).filter((chunk) => Buffer.isBuffer(chunk));
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const [first] = chunks;
    if (!first || parts.length < chunks.length || length > JOINED_MAX)
      super._writev?.(chunks, done);
    else this._write(Buffer.concat(parts, length), first.encoding, done);
  }
}
