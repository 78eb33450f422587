import { CONTRACT_KINDS, JOB_TYPES } from '@silverjobs/contract/constants';
import {
  type Contradiction,
  findContradictions,
  findWhenContradictions,
} from '@silverjobs/contract/job-contradictions';
import { findJobHints, jobHintText } from '@silverjobs/contract/job-hints';
import { readPostalCode } from '@silverjobs/contract/typed-values';
import { Alert, Stack, Text, useAfterTyping } from '@silverjobs/ui';
import { type ReactNode, useState } from 'react';
import type { JobForm } from './job-form.ts';
import { timesOf } from './job-input.ts';
import { payOf } from './pay-of-form.ts';
import { dayIn } from './run-time.ts';

/**
 * Words that may put people at a disadvantage, said as soon as one pauses, each with what to write
 * instead. Nothing is refused because of them (employers-34).
 */
export function JobHints({ text }: { text: string }): ReactNode {
  const hints = findJobHints(useAfterTyping(text));
  return (
    <div role="status">
      {hints.length > 0 && (
        <Alert tone="warning" title="Bitte prüfen Sie diese Wörter">
          <Stack gap={3}>
            <Stack as="ul" gap={2}>
              {hints.map((hint) => (
                <li key={hint.found}>{jobHintText(hint)}</li>
              ))}
            </Stack>
            <Text>
              Das Gleichbehandlungsgesetz (§ 1, § 7 und § 11 AGG) verbietet solche Ausschlüsse. Das
              ist ein Hinweis: Wenn Ihr Grund erlaubt ist, können Sie die Anzeige so schalten.
            </Text>
          </Stack>
        </Alert>
      )}
    </div>
  );
}

interface TermsHintsProps {
  form: JobForm;
  /** Label of the workload that is chosen. */
  workLoad: string | null;
}

/** What does not fit together, said as soon as one pauses. Nothing is refused because of it (employers-71). */
export function TermsHints({ form, workLoad }: TermsHintsProps): ReactNode {
  const [day] = useState(() => dayIn(Date.now(), 0));
  const { title, description, contractKind, workLoadId, ...pay } = useAfterTyping(form);
  const hours = workLoadId === '' ? null : Number(/\d+/.exec(workLoad ?? '')?.[0] ?? 0) || null;
  const found = findContradictions(
    {
      ...payOf({ ...form, ...pay }),
      contractKind: CONTRACT_KINDS.find((kind) => kind === contractKind) ?? null,
      jobType: JOB_TYPES[Number(form.jobTypeId) - 1] ?? null,
      hours,
      postalCode: readPostalCode(form.postalCode),
      text: `${title}\n${description}`,
    },
    day,
  );
  return <Contradictions found={found} />;
}

/** What does not fit together of when there is work (employers-71). */
export function WhenHints({ form }: { form: JobForm }): ReactNode {
  const [day] = useState(() => dayIn(Date.now(), 0));
  const { title, description, startsOn, times } = useAfterTyping(form);
  const text = `${title}\n${description}`;
  const found = findWhenContradictions({ startsOn, times: timesOf({ times }), text }, day);
  return <Contradictions found={found} />;
}

function Contradictions({ found }: { found: readonly Contradiction[] }) {
  return (
    <div role="status">
      {found.length > 0 && (
        <Alert tone="warning" title="Bitte prüfen Sie diese Angaben">
          <Stack as="ul" gap={2}>
            {found.map(({ what, todo }) => (
              <li key={what}>
                {what} {todo}
              </li>
            ))}
          </Stack>
        </Alert>
      )}
    </div>
  );
}
