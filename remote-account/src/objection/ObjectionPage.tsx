import { apiErrorBody, apiErrorMessage, useApi } from '@silverjobs/api';
import { objectionMutation, openObjectionQuery } from '@silverjobs/api/operator';
import { formatDate } from '@silverjobs/contract/formats';
import { objectionForm } from '@silverjobs/contract/forms/operator';
import { REASON_MAX_LENGTH } from '@silverjobs/contract/operator';
import { paths } from '@silverjobs/contract/paths';
import { useLinkToken } from '@silverjobs/shell';
import { Alert, Card, Field, Text, TextArea } from '@silverjobs/ui';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { SubPage } from '@silverjobs/widgets/sub-page';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Nothing can be objected to with such a link, however often one tries. */
const SPENT = ['link.invalid', 'link.expired', 'link.used'];

const HOME = { path: paths.start, label: 'Zur Startseite' };

/** /entscheidung-beanstanden: the link in every mail about a decision leads here (operators-14). */
export function ObjectionPage(): ReactNode {
  const token = useLinkToken();
  const [sent, setSent] = useState(false);
  return (
    <SubPage title="Widerspruch einlegen" back={HOME}>
      {sent && <Sent />}
      {!sent && token && <ObjectionForm token={token} onSent={() => setSent(true)} />}
      {!sent && !token && (
        <Alert tone="warning" title="Der Link ist nicht vollständig">
          Bitte öffnen Sie den Link noch einmal aus der E-Mail.
        </Alert>
      )}
    </SubPage>
  );
}

function Sent() {
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="success" announce title="Ihr Widerspruch ist bei uns">
        Ein Mensch prüft die Entscheidung noch einmal. Sie bekommen eine E-Mail mit dem Ergebnis.
      </Alert>
    </div>
  );
}

function ObjectionForm({ token, onSent }: { token: string; onSent: () => void }) {
  const { data, error } = useQuery(openObjectionQuery(useApi(), token));
  const form = useForm({
    initial: { text: '' },
    rules: objectionForm,
    work: 'Ihr Widerspruch',
    mutation: objectionMutation(useApi()),
    toBody: ({ text }) => ({ token, text }),
    onSent,
  });
  if (SPENT.includes(apiErrorBody(error)?.code ?? '')) {
    return (
      <Alert tone="warning" announce title="Mit diesem Link geht es nicht mehr">
        {apiErrorMessage(error, 'Bitte öffnen Sie den Link noch einmal aus der E-Mail.')}
      </Alert>
    );
  }
  return (
    <Card>
      <Form form={form}>
        {data && (
          <>
            <Text reading>Es geht um {data.about}.</Text>
            <Text reading>
              Unsere Begründung vom {formatDate(data.decided_at)}: {data.reason}
            </Text>
          </>
        )}
        <Text reading>
          Bitte schreiben Sie uns, warum Sie unsere Entscheidung für falsch halten. Der Widerspruch
          kostet nichts.
        </Text>
        <Field {...form.field('text')} label="Ihre Begründung" required>
          <TextArea {...form.text('text')} rows={6} limit={REASON_MAX_LENGTH} />
        </Field>
        <FormFailure form={form} title="Ihr Widerspruch wurde nicht gesendet" />
        <div>
          <SubmitButton form={form} variant="primary" loadingText="Wird gesendet …">
            Widerspruch senden
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
