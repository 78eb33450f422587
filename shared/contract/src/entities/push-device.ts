import { z } from 'zod';
import { id, milliseconds, requiredTextSchema, text } from '../primitives.ts';

/** Services that browsers have their notices brought by; nothing is ever sent to another host. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/** Whether an address is one of a push service that we know, over https and its usual port. */
function isPushAddress(address: string): boolean {
  try {
    const { protocol, hostname, port, username, password } = new URL(address);
    if (protocol !== 'https:' || port || username || password) return false;
    return PUSH_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  } catch {
    return false;
  }
}

/** What a browser gives out so that notices reach it. */
export const pushSubscription = z
  .object({
    endpoint: z.string().max(1_000).refine(isPushAddress, 'Dieser Browser wird nicht unterstützt.'),
    /** Its public key, a point of P-256 in 65 bytes. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    /** A secret of 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
    /** Browser and system, for the list of devices. */
    name: requiredTextSchema(80),
  })
  .meta({ id: 'PushSubscription' });

/** A device that notices are sent to. */
export const pushDevice = z
  .object({
    id,
    /** Browser and system, 'Chrome, Android'. */
    name: text(80),
    created_at: milliseconds,
    /** SHA-256 of its address, in hexadecimal; by it a browser knows its own device. */
    endpoint_hash: z.string().regex(/^[\da-f]{64}$/),
  })
  .meta({ id: 'PushDevice' });

/** Where notices are sent to, and with which key browsers subscribe; null where none are sent. */
export const pushDevices = z
  .object({ public_key: z.string().nullable(), devices: z.array(pushDevice) })
  .meta({ id: 'PushDevices' });

export type PushDevice = z.infer<typeof pushDevice>;
export type PushDevices = z.infer<typeof pushDevices>;
