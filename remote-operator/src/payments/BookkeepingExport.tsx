import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { loadBookkeeping } from '@silverjobs/api/operator-money';
import type { EXPORT_FORMATS } from '@silverjobs/contract';
import { Alert, Button, Card, Field, Inline, Stack, Text, TextInput } from '@silverjobs/ui';
import { type ReactNode, useState } from 'react';
import { saveText } from '../list/save-text.ts';

/** First and last day of the month before this one, yyyy-mm-dd. */
function lastMonth(): { from: string; to: string } {
  const now = new Date();
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return {
    from: day(new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1))),
    to: day(new Date(Date.UTC(now.getFullYear(), now.getMonth(), 0))),
  };
}

/** What was charged, paid and given back in some days, as a file (operators-34). */
export function BookkeepingExport(): ReactNode {
  const api = useApi();
  const [range, setRange] = useState(lastMonth);
  const file = useRenewableMutation({
    mutationFn: (format: (typeof EXPORT_FORMATS)[number]) =>
      loadBookkeeping(api, { format, ...range }),
    onSuccess: saveText,
  });
  const isWrong = !range.from || !range.to || range.from > range.to;
  const reason = isWrong ? 'Bitte geben Sie den ersten und den letzten Tag ein.' : undefined;
  return (
    <Card title="Für die Buchhaltung">
      <Stack gap={4}>
        <Text tone="quiet">
          Alle Rechnungen, Zahlungen und Erstattungen: als Tabelle, oder als Buchungsstapel für
          DATEV (Kontenrahmen SKR 03; Berater und Mandant ordnet Ihr Steuerbüro beim Einlesen zu).
        </Text>
        <Inline gap={4}>
          <Field label="Erster Tag">
            <TextInput
              type="date"
              value={range.from}
              onChange={({ target }) => setRange({ ...range, from: target.value })}
            />
          </Field>
          <Field label="Letzter Tag">
            <TextInput
              type="date"
              value={range.to}
              onChange={({ target }) => setRange({ ...range, to: target.value })}
            />
          </Field>
        </Inline>
        {file.error && (
          <Alert tone="error" announce title="Die Datei wurde nicht geschrieben">
            {apiErrorMessage(file.error, 'Bitte prüfen Sie Ihre Internetverbindung.')}
          </Alert>
        )}
        {file.data && file.data.left_out.length > 0 && (
          <Alert tone="warning" announce title="Die Datei ist nicht vollständig">
            Diese Rechnungen ließen sich nicht lesen und fehlen darin:{' '}
            {file.data.left_out.join(', ')}. Bitte tragen Sie sie von Hand nach.
          </Alert>
        )}
        <Inline gap={3}>
          <Button
            loading={file.isPending && file.variables === 'csv'}
            reasonDisabled={reason}
            onClick={() => file.mutate('csv')}
          >
            Als Tabelle (CSV)
          </Button>
          <Button
            loading={file.isPending && file.variables === 'datev'}
            reasonDisabled={reason}
            onClick={() => file.mutate('datev')}
          >
            Für DATEV
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
