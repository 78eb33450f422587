import { implement } from '../http/implement.ts';
import { unsubscribe } from './unsubscribe.ts';

export const jobAlertCalls = [
  implement('POST /alert_unsubscribe', async ({ body }, { db }) => {
    await unsubscribe(db, body.token);
    return { ok: true as const };
  }),
];
