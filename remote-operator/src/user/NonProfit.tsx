import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { answerNonProfit, nonProfitLinkMutation } from '@silverjobs/api/operator';
import type { OperatorUserDetail } from '@silverjobs/contract';
import { Alert, Button, Card, Inline, Stack, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { useReasonDialog } from '../reason/useReasonDialog.tsx';

type Proof = NonNullable<NonNullable<OperatorUserDetail['employer']>['non_profit']>;

const STATES: Readonly<Record<Proof['state'], string>> = {
  none: 'Kein Nachweis gezeigt.',
  asked: 'Ein Nachweis wartet auf Ihre Antwort.',
  proven: 'Bestätigt: Ehrenamt ohne Lohn ist kostenlos.',
  refused: 'Nicht bestätigt.',
};

const ANSWERS = {
  yes: {
    title: 'Gemeinnützigkeit bestätigen',
    text: 'Schreiben Sie, was Sie gesehen haben, zum Beispiel: Freistellungsbescheid vom 3. März 2026. Das steht im Protokoll.',
    submitLabel: 'Gemeinnützigkeit bestätigen',
    done: 'Die Gemeinnützigkeit ist bestätigt',
  },
  no: {
    title: 'Nicht bestätigen',
    text: 'Schreiben Sie freundlich, was fehlt. Der Arbeitgeber bekommt diesen Text als E-Mail.',
    submitLabel: 'Nicht bestätigen',
    done: 'Die Antwort ist gesendet',
  },
} as const;

/** What an employer has shown as a non-profit, and the answer to it (employers-66). */
export function NonProfit({ usersId, proof }: { usersId: number; proof: Proof }): ReactNode {
  const api = useApi();
  const { ask, dialog } = useReasonDialog();
  const opening = useRenewableMutation({
    ...nonProfitLinkMutation(api, usersId),
    onSuccess: (url) => window.location.assign(url),
  });
  const answer = (proven: boolean) =>
    ask({
      ...ANSWERS[proven ? 'yes' : 'no'],
      send: (reason) => answerNonProfit(api, { id: usersId, proven, reason }),
    });
  if (proof.state === 'none') return null;
  return (
    <Card title="Gemeinnützigkeit">
      <Stack gap={4}>
        <Text>{STATES[proof.state]}</Text>
        <Text tone="quiet">
          {proof.paper ? `Nachweis: ${proof.paper}` : 'Die Datei ist gelöscht.'}
        </Text>
        <Inline gap={3} stackOnPhone>
          {proof.paper && (
            <Button loading={opening.isPending} onClick={() => opening.mutate()}>
              Nachweis laden
            </Button>
          )}
          {proof.state !== 'proven' && (
            <Button onClick={() => answer(true)}>{ANSWERS.yes.submitLabel}</Button>
          )}
          {proof.state !== 'refused' && (
            <Button variant="quiet" onClick={() => answer(false)}>
              {ANSWERS.no.submitLabel}
            </Button>
          )}
        </Inline>
        {opening.isError && (
          <Alert tone="error" announce title="Der Nachweis wurde nicht geladen">
            {apiErrorMessage(opening.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
      </Stack>
      {dialog}
    </Card>
  );
}
