import { apiErrorStatus, useApi } from '@silverjobs/api';
import { applicationReceiptQuery } from '@silverjobs/api/application';
import type { ApplicationReceipt, ContactData } from '@silverjobs/contract';
import { APPLICATION_STATE_TEXTS } from '@silverjobs/contract/application-states';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import {
  Alert,
  Badge,
  Button,
  Card,
  DefinitionList,
  Inline,
  icon,
  LinkButton,
  LoadingText,
  SkeletonCard,
  Text,
} from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { LazyAttachedPapers } from '@silverjobs/widgets/papers-on-demand';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { employerLine } from '../job-card/job-card-rules.ts';
import { parseJobId } from '../job-detail/job-id.ts';
import { STATE_TONES } from './application-texts.ts';

const BACK = { path: paths.applications, label: 'Zurück zu „Meine Bewerbungen“' };

/** /applications/:id: what was sent to whom and when, to be kept (jobs-140). */
export function ReceiptPage(): ReactNode {
  const id = parseJobId(useParams().id);
  return (
    <SubPage title="Bestätigung Ihrer Bewerbung" back={BACK}>
      {id === null ? <NoReceipt /> : <Loaded key={id} id={id} />}
    </SubPage>
  );
}

function Loaded({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(applicationReceiptQuery(useApi(), id));
  if (data) return <Receipt receipt={data} />;
  if (!error) {
    return (
      <>
        <LoadingText>Die Bestätigung wird geladen …</LoadingText>
        <SkeletonCard lines={6} />
      </>
    );
  }
  if (apiErrorStatus(error) === 404) return <NoReceipt />;
  return (
    <LoadFailure
      title="Die Bestätigung konnte nicht geladen werden"
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function NoReceipt() {
  return <Alert tone="warning">Diese Bewerbung gibt es nicht.</Alert>;
}

function contactLine(contact: ContactData): string {
  if (contact === 'anonymous') return 'Keine, die Bewerbung ist anonym';
  const { first_name, last_name, phone, email } = contact;
  return [`${first_name} ${last_name}`.trim(), phone, email && readableEmail(email)]
    .filter(Boolean)
    .join(', ');
}

function Receipt({ receipt }: { receipt: ApplicationReceipt }) {
  const { communication_id: id, sent_at, state, message, contact_data, _client } = receipt;
  const job = receipt._job_demand;
  const facts = [
    { term: 'Stelle', value: job?.title ?? 'Diese Stelle ist gelöscht' },
    { term: 'Arbeitgeber', value: employerLine(_client) || 'Ohne Namen' },
    ...(job?.search_location_label ? [{ term: 'Ort', value: job.search_location_label }] : []),
    { term: 'Gesendet am', value: `${formatDate(sent_at)}, ${formatTime(sent_at)} Uhr` },
    { term: 'Ihre Kontaktdaten', value: contactLine(contact_data) },
    {
      term: 'Stand',
      value: <Badge tone={STATE_TONES[state]}>{APPLICATION_STATE_TEXTS[state]}</Badge>,
    },
  ];
  return (
    <>
      <Card as="section" title="Gesendet über silverjobs">
        <DefinitionList columns={2} items={facts} />
      </Card>
      <Card as="section" title="Ihr Text">
        <Text preserveLines>{message}</Text>
      </Card>
      {receipt._papers.length > 0 && (
        <Card as="section" title="Ihre Unterlagen">
          <LazyAttachedPapers papers={receipt._papers} />
        </Card>
      )}
      <Inline gap={3} stackOnPhone className="sj-no-print">
        <Button icon={<Printer {...icon()} />} onClick={() => window.print()}>
          Drucken
        </Button>
        <LinkButton asChild>
          <RouterLink to={pathTo(paths.conversation, { id })}>Zum Gespräch</RouterLink>
        </LinkButton>
      </Inline>
    </>
  );
}
