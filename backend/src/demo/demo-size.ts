import { type Environment, readVariables } from '@silverjobs/contract/variables';
import { z } from 'zod';

const variables = z.object({
  DEMO_JOB_DEMANDS: z.coerce.number().int().min(20).max(2_000_000).default(5_000),
});

/**
 * How many jobs the demo has.
 * @throws Error that names the variable
 */
export function readDemoSize(given: Environment): number {
  return readVariables(variables, given).DEMO_JOB_DEMANDS;
}
