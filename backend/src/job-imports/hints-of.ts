import { JOB_TYPES, WORK_LOAD_HOURS } from '@silverjobs/contract';
import {
  findContradictions,
  findWhenContradictions,
} from '@silverjobs/contract/job-contradictions';
import { findJobHints, jobHintText } from '@silverjobs/contract/job-hints';
import type { JobInput } from './changes.ts';

/** Of one hint, in characters. */
const HINT_MAX = 500;

/**
 * What the form would say while one types (employers-34, employers-71): nothing is refused because of it.
 * @param startsOn first day as the file says it, also one that is over; yyyy-mm-dd
 * @param today yyyy-mm-dd
 */
export function hintsOf(input: JobInput, startsOn: string | undefined, today: string): string[] {
  const text = `${input.title}\n${input.description}`;
  const { pay_unit = null, pay_from = null, pay_to = null, contract_kind = null, times } = input;
  const terms = {
    ...{ pay_unit, pay_from, pay_to, text },
    contractKind: contract_kind,
    jobType: JOB_TYPES[(input.job_type_id ?? 0) - 1] ?? null,
    hours: WORK_LOAD_HOURS[input.work_load_id - 1] ?? null,
    postalCode: input.postal_code,
  };
  const when = { startsOn: startsOn ?? input.starts_on ?? '', times: times ?? [], text };
  return [
    ...[...findContradictions(terms, today), ...findWhenContradictions(when, today)].map(
      ({ what, todo }) => `${what} ${todo}`,
    ),
    ...findJobHints(text).map(jobHintText),
  ].map((hint) => hint.slice(0, HINT_MAX));
}
