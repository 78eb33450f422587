import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { decideMany, renewOperator } from '@silverjobs/api/operator';
import type { CaseKind } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Card, Field, NativeSelect, Stack, Text } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { TEMPLATES_FOR_MANY } from '../texts/decision-templates.ts';

interface DecideManyProps {
  chosen: readonly { kind: CaseKind; id: number }[];
  onDone: () => void;
}

const OPTIONS = TEMPLATES_FOR_MANY.map(({ label }, index) => ({ value: String(index), label }));

/** One template for all reports that are ticked (operators-29). */
export function DecideMany({ chosen, onDone }: DecideManyProps): ReactNode {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShell();
  const [picked, setPicked] = useState('');
  const template = TEMPLATES_FOR_MANY[picked === '' ? -1 : Number(picked)];
  const count = chosen.length === 1 ? '1 Meldung' : `${chosen.length} Meldungen`;
  const decision = useRenewableMutation({
    mutationFn: ({ action, ground, reason }: (typeof TEMPLATES_FOR_MANY)[number]) =>
      decideMany(api, {
        cases: chosen.map(({ kind, id }) => ({ kind, id })),
        action: action === 'restore' ? 'none' : action,
        ground,
        reason,
      }),
    onSuccess: ({ decided, left }) => {
      const rest = `${left.length} waren schon entschieden oder lassen das nicht zu.`;
      notify({
        tone: 'success',
        title: decided === 1 ? '1 Meldung entschieden' : `${decided} Meldungen entschieden`,
        ...(left.length > 0 && { message: rest }),
      });
      onDone();
    },
    onSettled: () => renewOperator(queries),
  });
  return (
    <Card title={`${count} ausgewählt`} className="operator-many">
      <Stack gap={3}>
        <div className="operator-many__fields">
          <Field label="Vorlage">
            <NativeSelect
              options={OPTIONS}
              placeholder="Bitte wählen"
              value={picked}
              onChange={({ target }) => setPicked(target.value)}
            />
          </Field>
          <Button
            variant="primary"
            loading={decision.isPending}
            reasonDisabled={template ? undefined : 'Bitte wählen Sie eine Vorlage.'}
            onClick={() => template && decision.mutate(template)}
          >
            {count} entscheiden
          </Button>
          <Button onClick={onDone}>Auswahl aufheben</Button>
        </div>
        {template && <Text tone="quiet">Begründung: {template.reason}</Text>}
        {decision.error && (
          <Alert tone="error" announce title="Das wurde nicht gespeichert">
            {apiErrorMessage(decision.error, 'Bitte prüfen Sie Ihre Internetverbindung.')}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
