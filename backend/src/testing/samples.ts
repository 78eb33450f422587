import { accountSamples } from './samples/account.ts';
import { assistantSamples } from './samples/assistants.ts';
import { candidateSamples } from './samples/candidates.ts';
import { employerSamples } from './samples/employers.ts';
import { jobSamples } from './samples/jobs.ts';
import { messageSamples } from './samples/messages.ts';
import { operatorSamples } from './samples/operators.ts';
import { publicSamples } from './samples/public.ts';
import type { Samples } from './samples/sample-of.ts';
import { silverplusSamples } from './samples/silverplus.ts';

/** One request for every call; a call without one does not compile. */
export const samples: Samples = {
  ...accountSamples,
  ...assistantSamples,
  ...candidateSamples,
  ...employerSamples,
  ...jobSamples,
  ...messageSamples,
  ...operatorSamples,
  ...publicSamples,
  ...silverplusSamples,
};
