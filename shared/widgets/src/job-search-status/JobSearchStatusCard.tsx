import { apiErrorMessage } from '@silverjobs/api';
import { useUpdateCandidate } from '@silverjobs/api/candidate';
import type { Candidate, JobSearchStatus } from '@silverjobs/contract';
import { useLazyComponent, useShell, useUser } from '@silverjobs/shell';
import { Alert, Badge, Button, Card, Inline, Stack, Text } from '@silverjobs/ui';
import { type ReactNode, useState } from 'react';

import { whyUnseen } from './why-unseen.ts';

const importFlow = async () => (await import('./DeactivationFlow.tsx')).DeactivationFlow;

export interface JobSearchStatusCardProps {
  /** What the score at the end does: on the account page it is not sent (account-15). */
  score: 'close' | 'post';
}

/**
 * Whether employers find the candidate, and the switch between active_visible and inactive
 * (account-10). Nothing for users without a candidate.
 */
export function JobSearchStatusCard({ score }: JobSearchStatusCardProps): ReactNode {
  const { notify } = useShell();
  const user = useUser();
  const candidate = user?._candidate;
  const flow = useLazyComponent(importFlow);
  const [asking, setAsking] = useState(false);
  const changing = useUpdateCandidate();
  if (!user || !candidate) return null;
  const active = candidate.ops.status === 'active_visible';

  function change(status: JobSearchStatus, onDone?: () => void) {
    if (changing.isPending || !candidate) return;
    changing.mutate(
      { ops: { mode: 'job_search_change', status } },
      {
        onSuccess: () => {
          notify({
            tone: 'success',
            title:
              status === 'inactive'
                ? 'Ihre Stellensuche ist pausiert'
                : 'Ihre Stellensuche ist wieder aktiv',
          });
          onDone?.();
        },
      },
    );
  }

  return (
    <Card as="section" title="Status Ihrer Stellensuche">
      <Stack gap={4}>
        <Inline gap={3} align="center">
          <Badge tone={active ? 'success' : 'warning'}>{active ? 'Aktiv' : 'Pausiert'}</Badge>
        </Inline>
        <Text reading>{statusText(candidate)}</Text>
        {changing.isError && (
          <Alert tone="error" title="Der Status wurde nicht geändert">
            {apiErrorMessage(changing.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
        <div>
          {active ? (
            <Button
              loading={flow.loading}
              onClick={() => {
                setAsking(true);
                void flow.load();
              }}
            >
              Stellensuche pausieren
            </Button>
          ) : (
            <Button
              variant="primary"
              loading={changing.isPending}
              loadingText="Wird aktiviert …"
              onClick={() => change('active_visible')}
            >
              Stellensuche aktivieren
            </Button>
          )}
        </div>
      </Stack>
      {asking && flow.Component && (
        <flow.Component
          user={user}
          candidateId={candidate.id}
          score={score}
          deactivating={changing.isPending}
          error={changing.error}
          onDeactivate={(onDone) => change('inactive', onDone)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

function statusText(candidate: Candidate): string {
  if (candidate.ops.status === 'inactive')
    return 'Arbeitgeber sehen Ihr Kurzprofil zurzeit nicht. Stellen suchen und anschreiben können Sie weiterhin.';
  return (
    whyUnseen(candidate) ??
    'Arbeitgeber sehen Ihr anonymes Kurzprofil und können Sie anschreiben, wenn eine Anzeige zu Ihnen passt.'
  );
}
