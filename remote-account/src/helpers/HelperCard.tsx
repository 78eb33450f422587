import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { endHelperMutation } from '@silverjobs/api/helper';
import type { Helper } from '@silverjobs/contract';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { HELPER_PERMISSION_TEXTS } from '@silverjobs/contract/helper-texts';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { useShell } from '@silverjobs/shell';
import { Alert, Badge, Button, Card, Heading, Inline, Stack, Text } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HELPER_ACT_TEXTS } from './act-texts.ts';

const STATES: Record<Helper['state'], (helper: Helper) => string> = {
  invited: () => 'Eingeladen, hat noch nicht zugesagt',
  expired: () => 'Die Einladung ist abgelaufen',
  active: ({ accepted_at }) => `Hilft Ihnen seit ${formatDate(accepted_at ?? 0)}`,
  ended: ({ ended_at }) => `Hilfe beendet am ${formatDate(ended_at ?? 0)}`,
};

/** One helper: what is allowed, what was done, and the end of it by one press (account-75). */
export function HelperCard({ helper }: { helper: Helper }): ReactNode {
  const { id, name, email, permissions, state, acts } = helper;
  const { notify } = useShell();
  const waiting = state === 'invited' || state === 'expired';
  const ending = useRenewableMutation({
    ...endHelperMutation(useApi(), useQueryClient()),
    onSuccess: () =>
      notify({
        tone: 'success',
        title: waiting ? 'Einladung zurückgenommen' : `${name} hilft Ihnen nicht mehr`,
      }),
  });
  return (
    <Card as="li">
      <Stack gap={4}>
        <div className="helpers__head">
          <div className="helpers__who">
            <Inline gap={3} align="center">
              <Heading level={2} size="h4">
                {name}
              </Heading>
              {state === 'active' && <Badge tone="success">Hilft Ihnen</Badge>}
            </Inline>
            <Text tone="quiet">{readableEmail(email)}</Text>
            <Text>{STATES[state](helper)}</Text>
          </div>
          {state !== 'ended' && (
            <Button
              variant={waiting ? 'quiet' : 'danger'}
              aria-label={
                waiting ? `Zurücknehmen: Einladung an ${name}` : `Beenden: Hilfe von ${name}`
              }
              loading={ending.isPending}
              onClick={() => ending.mutate(id)}
            >
              {waiting ? 'Zurücknehmen' : 'Beenden'}
            </Button>
          )}
        </div>
        {state !== 'ended' && (
          <Text>
            {`Darf: ${permissions.map((one) => HELPER_PERMISSION_TEXTS[one].label).join(', ')}`}
          </Text>
        )}
        {ending.isError && (
          <Alert tone="error" title="Das hat nicht geklappt">
            {apiErrorMessage(ending.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
        {!waiting && acts.length === 0 && (
          <Text tone="quiet">{`${name} hat hier noch nichts getan.`}</Text>
        )}
        {acts.length > 0 && (
          <details className="helpers__acts">
            <summary>{`Was ${name} getan hat (${acts.length})`}</summary>
            <ul className="sj-list">
              {acts.map(({ at, act, subject }) => (
                <li key={`${at} ${act} ${subject}`}>
                  <Text>
                    {HELPER_ACT_TEXTS[act]}
                    {subject && `: ${subject}`}
                  </Text>
                  <Text tone="quiet" size="sm">
                    {`${name}, ${formatDate(at)}, ${formatTime(at)} Uhr`}
                  </Text>
                </li>
              ))}
            </ul>
          </details>
        )}
      </Stack>
    </Card>
  );
}
