import type { Message } from '@silverjobs/contract';

/** Messages that are rendered and put away together; by their places, so that they never regroup. */
export interface MessageBlock {
  /** Number of the block from the beginning of the whole conversation. */
  number: number;
  messages: readonly Message[];
}

const BLOCK_SIZE = 25;

/** The loaded messages in blocks, earliest first; the first block is filled as earlier ones come. */
export function messageBlocks(messages: readonly Message[]): MessageBlock[] {
  const blocks: { number: number; messages: Message[] }[] = [];
  for (const message of messages) {
    const number = Math.floor(message.position / BLOCK_SIZE);
    const last = blocks.at(-1);
    if (last?.number === number) last.messages.push(message);
    else blocks.push({ number, messages: [message] });
  }
  return blocks;
}
