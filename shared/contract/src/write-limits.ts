import type { CallKey } from './calls.ts';

/** So many times in so many minutes; more is answered with 429 and Retry-After (formats-23). */
export type WriteLimit = { readonly attempts: number; readonly minutes: number };

/** All that one user changes, whatever the call: one a second for ten minutes. */
export const USER_WRITES: WriteLimit = { attempts: 600, minutes: 10 };
/** All that comes from one network address, which may be a whole office. */
export const ADDRESS_WRITES: WriteLimit = { attempts: 3_000, minutes: 10 };
/** Streams of news that one user opens; every page that is loaded opens one. */
export const USER_STREAMS: WriteLimit = { attempts: 1_200, minutes: 10 };
/** Streams that are open to one network address at once. */
export const ADDRESS_STREAMS_MAX = 300;
/** Templates of one user: nobody finds one among more. */
export const TEMPLATES_MAX = 200;

/** What reaches or costs others has a limit of its own. */
export const CALL_LIMITS: Readonly<Partial<Record<CallKey, WriteLimit>>> = {
  // Faster than somebody writes, slower than a programme.
  'POST /message': { attempts: 120, minutes: 60 },
  'POST /communication/{id}/decision': { attempts: 120, minutes: 60 },
  'PUT /communication/{id}/note': { attempts: 240, minutes: 60 },
  // Each tells up to fifty people.
  'POST /job_demand/{id}/refusals': { attempts: 20, minutes: 60 },
  'PUT /communication/{id}/interview': { attempts: 60, minutes: 60 },
  'POST /communication/{id}/interview/answer': { attempts: 60, minutes: 60 },
  'POST /communication/{id}/interview/cancel': { attempts: 60, minutes: 60 },
  'POST /job_demand/{id}/prolong': { attempts: 60, minutes: 60 },
  // Whoever applies to more than these in a day has read none of them.
  'POST /application': { attempts: 60, minutes: 24 * 60 },
  'POST /paper_upload': { attempts: 60, minutes: 60 },
  'POST /paper_upload/{id}/finish': { attempts: 60, minutes: 60 },
  // Each reads a whole file, perhaps with a language model.
  'POST /paper/{id}/cv_fields': { attempts: 60, minutes: 60 },
  // Each draws a page.
  'POST /paper/{id}/preview': { attempts: 240, minutes: 60 },
  'POST /message_paper/{id}/link': { attempts: 300, minutes: 60 },
  'POST /communication/{id}/papers_link': { attempts: 60, minutes: 60 },
  'POST /api_key': { attempts: 30, minutes: 60 },
  'POST /webhook': { attempts: 30, minutes: 60 },
  'POST /webhook/{id}/test': { attempts: 60, minutes: 60 },
  'POST /webhook_delivery/{id}/resend': { attempts: 120, minutes: 60 },
  // Each reads a file or asks another server.
  'POST /job_import': { attempts: 30, minutes: 60 },
  // Each writes to somebody who has not asked for it.
  'POST /colleague_invitation': { attempts: 20, minutes: 24 * 60 },
  'POST /helper': { attempts: 10, minutes: 24 * 60 },
  'PUT /helper_draft': { attempts: 240, minutes: 60 },
  'POST /helper_draft/{id}/send': { attempts: 60, minutes: 24 * 60 },
  'PATCH /colleague/{id}': { attempts: 60, minutes: 60 },
  'PUT /colleague/mails': { attempts: 120, minutes: 60 },
  'POST /push_device': { attempts: 30, minutes: 60 },
  'POST /outreach_template': { attempts: 60, minutes: 60 },
  'POST /outreach_template/{id}': { attempts: 120, minutes: 60 },
  'POST /job_search': { attempts: 60, minutes: 60 },
  'PATCH /job_search/{id}': { attempts: 240, minutes: 60 },
  'PATCH /job_search/{id}/alert': { attempts: 240, minutes: 60 },
  'POST /client/non_profit': { attempts: 10, minutes: 60 },
  'POST /client_picture': { attempts: 60, minutes: 60 },
  'PUT /client': { attempts: 120, minutes: 60 },
  'PUT /job_demand/{id}': { attempts: 120, minutes: 60 },
  'POST /candidate_checkout_session': { attempts: 30, minutes: 60 },
  'POST /auth/passkey-registration': { attempts: 30, minutes: 60 },
  'POST /auth/passkeys': { attempts: 30, minutes: 60 },
  'POST /auth/second-factor/setup': { attempts: 30, minutes: 60 },
  'POST /auth/second-factor': { attempts: 30, minutes: 60 },
};
