import type { JobDraftContent } from '@silverjobs/contract';
import { draftParser, type Typed } from '@silverjobs/widgets/form';
import { EMPTY_JOB, type JobForm, KNOWN_JOB_VALUES } from './job-form.ts';

type Fields = JobDraftContent['fields'];

const parse = draftParser<JobForm>({ initial: EMPTY_JOB, keep: KNOWN_JOB_VALUES });

/** Fields in the order of the form, so that the same text is the same everywhere. */
const fieldsOf = (typed: Partial<JobForm>): Fields => ({ ...parse(typed) }) as Fields;

/** What is stored of what was typed. */
export function contentOf({ $base, ...typed }: Typed<JobForm>): JobDraftContent {
  const over =
    $base?.version === undefined
      ? null
      : { version: $base.version, fields: fieldsOf($base.values) };
  return { fields: fieldsOf(typed), over };
}

/** What was typed of what is stored; fields that this form does not know are left out. */
export function typedOf({ fields, over }: JobDraftContent): Typed<JobForm> {
  const $base = over && { version: over.version, values: over.fields };
  return parse({ ...fields, ...($base && { $base }) }) ?? {};
}

/** The same content as this form writes it. */
export const tidyContent = (content: JobDraftContent): JobDraftContent =>
  contentOf(typedOf(content));
