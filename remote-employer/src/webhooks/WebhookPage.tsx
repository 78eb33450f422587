import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import {
  deliveriesQuery,
  resendDeliveryMutation,
  resumeWebhookMutation,
  testWebhookMutation,
  webhooksQuery,
} from '@silverjobs/api/webhook';
import type { Webhook, WebhookDelivery } from '@silverjobs/contract';
import { PageTitle } from '@silverjobs/shell';
import {
  Alert,
  Badge,
  Button,
  Card,
  EmptyState,
  icon,
  SkeletonList,
  Stack,
  Text,
} from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Inbox, RotateCcw, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { readId } from '../job-lookup/read-id.ts';
import * as ownPaths from '../paths.ts';
import { Row, Rows } from '../rows/Rows.tsx';
import { attemptsText, EVENTS, momentText, STATES } from './delivery-texts.ts';
import './webhooks.css';

const TITLE = 'Meldungen an Ihr Programm';
const BACK = { path: ownPaths.apiKeys, label: 'Zurück zu „Schnittstelle“' };

/** /schnittstelle/:id: what was sent to an address of the employer's programme (employers-86). */
export function WebhookPage(): ReactNode {
  const id = readId(useParams().id);
  const hooks = useQuery(webhooksQuery(useApi()));
  const hook = hooks.data?.find((one) => one.id === id);
  return (
    <SubPage title={TITLE} back={BACK}>
      <PageTitle title={TITLE} />
      {hooks.isPending && <SkeletonList rows={3} label="Meldungen werden geladen …" />}
      {hooks.isError && !hooks.data && (
        <LoadFailure
          title="Die Adresse konnte nicht geladen werden"
          error={hooks.error}
          retrying={hooks.isFetching}
          onRetry={() => void hooks.refetch()}
        />
      )}
      {hooks.data && !hook && <Alert tone="warning">Diese Adresse gibt es nicht mehr.</Alert>}
      {hook && <Hook hook={hook} />}
    </SubPage>
  );
}

function Hook({ hook }: { hook: Webhook }) {
  const api = useApi();
  const queries = useQueryClient();
  const test = useRenewableMutation(testWebhookMutation(api, queries, hook.id));
  const resume = useRenewableMutation(resumeWebhookMutation(api, queries, hook.id));
  return (
    <Stack gap={6}>
      <Text size="lg" bold className="webhooks__address">
        {hook.url}
      </Text>
      {hook.off_at !== null && (
        <Alert
          tone="error"
          title="Diese Adresse ist abgeschaltet"
          action={
            <Button loading={resume.isPending} onClick={() => resume.mutate()}>
              Wieder einschalten
            </Button>
          }
        >
          Vier Tage lang kam dort nichts an. Was fehlt, können Sie danach noch einmal senden.
        </Alert>
      )}
      {resume.isError && (
        <Alert tone="error">
          {apiErrorMessage(resume.error, 'Bitte versuchen Sie es noch einmal.')}
        </Alert>
      )}
      {hook.off_at === null && (
        <div>
          <Button
            icon={<Send {...icon()} />}
            loading={test.isPending}
            loadingText="Wird gesendet …"
            onClick={() => test.mutate()}
          >
            Probe senden
          </Button>
        </div>
      )}
      {test.isError && (
        <Alert tone="error" title="Die Probe wurde nicht gesendet">
          {apiErrorMessage(test.error, 'Bitte versuchen Sie es noch einmal.')}
        </Alert>
      )}
      <Deliveries hook={hook} />
      <Text tone="quiet" reading>
        Kommt eine Meldung nicht an, versuchen wir es vier Tage lang wieder, in immer größeren
        Abständen. Jede trägt eine Kennung (webhook-id), die bei allen Versuchen gleich ist: Kommt
        sie zweimal an, ist es dieselbe. Nach 30 Tagen vergessen wir die Meldungen.
      </Text>
    </Stack>
  );
}

function Deliveries({ hook }: { hook: Webhook }) {
  const { data, error, isFetching, refetch } = useQuery(deliveriesQuery(useApi(), hook.id));
  if (!data && !error) return <SkeletonList rows={3} label="Meldungen werden geladen …" />;
  if (!data) {
    return (
      <LoadFailure
        title="Die Meldungen konnten nicht geladen werden"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState icon={<Inbox {...icon('xl')} />} title="Noch keine Meldung">
          Sobald sich jemand bewirbt oder sich eine Anzeige ändert, steht es hier.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card as="section" title="Meldungen, die neueste zuerst">
      <Rows>
        {data.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} hook={hook} />
        ))}
      </Rows>
    </Card>
  );
}

function Delivery({ delivery, hook }: { delivery: WebhookDelivery; hook: Webhook }) {
  const resend = useRenewableMutation(resendDeliveryMutation(useApi(), useQueryClient(), hook.id));
  const { event, state, problem, body } = delivery;
  const { text, tone } = STATES[state];
  return (
    <Row
      actions={
        hook.off_at === null && (
          <Button
            variant="quiet"
            icon={<RotateCcw {...icon()} />}
            aria-label={`Noch einmal senden: ${EVENTS[event]} vom ${momentText(delivery.created_at)}`}
            loading={resend.isPending}
            onClick={() => resend.mutate(delivery.id)}
          >
            Noch einmal senden
          </Button>
        )
      }
    >
      <Text bold>{EVENTS[event]}</Text> <Badge tone={tone}>{text}</Badge>
      <Text tone="quiet">{`${momentText(delivery.created_at)} · ${attemptsText(delivery)}`}</Text>
      {problem && state !== 'delivered' && <Text>{problem}</Text>}
      <details>
        <summary>Was wir senden</summary>
        <pre className="webhooks__body">{body}</pre>
      </details>
      {resend.isError && (
        <Alert tone="error">
          {apiErrorMessage(
            resend.error,
            'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
          )}
        </Alert>
      )}
    </Row>
  );
}
