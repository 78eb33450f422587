import { createECDH } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { pushDevices } from '../database/schema.ts';
import { pushKeysOf } from '../push/open-push.ts';
import { testUsers } from './test-users.ts';

/** Keys of tests. */
export const testPushKeys = pushKeysOf(Buffer.alloc(32, 7), 'kontakt@test.example');

/** The stranger's device in a filled database. */
export const PUSH_DEVICE_ID = 9_001;

const browser = createECDH('prime256v1');
browser.setPrivateKey(Buffer.alloc(32, 9));

/** What a browser gives out. @param token ends its address at the push service */
export const pushSubscriptionOf = (token: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${token}`,
  p256dh: browser.getPublicKey().toString('base64url'),
  auth: Buffer.alloc(16, 5).toString('base64url'),
  name: 'Chrome, Android',
});

export async function insertPushDevice(db: Database): Promise<void> {
  const { usersId } = testUsers.stranger;
  await db
    .insert(pushDevices)
    .values({ ...pushSubscriptionOf('of-the-stranger'), id: PUSH_DEVICE_ID, usersId });
}
