import type { Services } from '../../services.ts';
import { noteReturn } from './note-return.ts';
import { readReturn } from './read-return.ts';
import type { ReturnAddresses } from './return-address.ts';

/**
 * Takes a mail that came to a return address.
 * @returns whether it told something of a mail of ours
 */
export async function takeReturn(
  services: Pick<Services, 'db' | 'now' | 'operatorEmail'>,
  returns: ReturnAddresses,
  source: Buffer,
): Promise<boolean> {
  // Byte for byte: what we look for is ASCII, whatever charset the rest is in.
  const mailId = returns.find(source.toString('latin1'));
  if (mailId === null) return false;
  const found = await readReturn(source).catch(() => null);
  return found !== null && noteReturn(services, mailId, found);
}
