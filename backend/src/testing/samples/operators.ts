import { JOB_ID } from '../jobs.ts';
import { none, type Samples } from './sample-of.ts';

/** The back-office, and objections to its decisions. */
export const operatorSamples = {
  'GET /operator/case': none('operator'),
  'GET /operator/case/{kind}/{id}': { as: 'operator', params: { kind: 'job', id: JOB_ID } },
  'POST /operator/decision': {
    as: 'operator',
    body: {
      kind: 'job',
      id: JOB_ID,
      action: 'none',
      ground: 'terms',
      reason: 'Die Anzeige ist in Ordnung.',
    },
  },
  'GET /operator/audit': none('operator'),
  'POST /objection': { as: null, body: { token: 'x'.repeat(43), text: 'Das stimmt nicht.' } },
} satisfies Partial<Samples>;
