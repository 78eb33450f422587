import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { decisionMutation } from '@silverjobs/api/operator';
import type { OperatorCaseDetail } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Card, Inline, Stack, Switch, Text } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Assignment } from '../list/assignment.tsx';
import { decidedText } from '../texts/case-texts.ts';
import { type DecisionTemplate, templatesFor } from '../texts/decision-templates.ts';
import { useKeys } from './useKeys.ts';
import { useNextCase } from './useNextCase.ts';

/** Where this browser keeps whether keys decide; off at first (WCAG 2.1.4). */
const KEYS_STORED = 'operator-keys';

/** Decisions that need no typing: one press decides, tells everybody and opens the next (operators-29). */
export function QuickDecision({ found }: { found: OperatorCaseDetail }): ReactNode {
  const { kind, id, assigned_to: assignee } = found;
  const { notify, storage } = useShell();
  const { goOn, waiting } = useNextCase(kind, id);
  const decision = useRenewableMutation(decisionMutation(useApi(), useQueryClient()));
  const [keys, setKeys] = useState(
    () => storage.read(KEYS_STORED, (value) => value === true || null) === true,
  );
  const templates = templatesFor(found);

  function decide({ action, ground, reason }: DecisionTemplate) {
    if (decision.isPending) return;
    decision.mutate(
      { kind, id, action, ground, reason },
      {
        onSuccess: () => {
          notify({ tone: 'success', title: decidedText(found, action) });
          goOn();
        },
      },
    );
  }

  useKeys(keys, (key) => {
    if (key === 'n') return goOn();
    const template = templates[Number(key) - 1];
    if (template) decide(template);
  });

  return (
    <Card title="Schnell entscheiden">
      <Stack gap={4}>
        <Text tone="quiet">
          Ein Druck entscheidet, benachrichtigt alle mit der Begründung der Vorlage und öffnet die
          nächste Meldung.
        </Text>
        <Stack as="ol" gap={2} className="operator-plain">
          {templates.map((template, index) => (
            <li key={template.label}>
              <Button
                fullWidth
                loading={decision.isPending && decision.variables?.reason === template.reason}
                onClick={() => decide(template)}
                title={template.reason}
              >
                {keys && <span aria-hidden="true">{`${index + 1} · `}</span>}
                {template.label}
              </Button>
            </li>
          ))}
        </Stack>
        {decision.error && (
          <Alert tone="error" announce title="Ihre Entscheidung wurde nicht gespeichert">
            {apiErrorMessage(decision.error, 'Bitte prüfen Sie Ihre Internetverbindung.')}
          </Alert>
        )}
        <Inline gap={3}>
          <Button variant="quiet" onClick={goOn}>
            {waiting > 0 ? 'Überspringen, nächste Meldung' : 'Zurück zur Liste'}
          </Button>
          <Assignment kind={kind} id={id} assignee={assignee} />
        </Inline>
        <Switch
          checked={keys}
          onChange={({ target }) => {
            setKeys(target.checked);
            storage.write(KEYS_STORED, target.checked);
          }}
        >
          Mit Tasten: 1 bis 9 entscheidet, n überspringt
        </Switch>
      </Stack>
    </Card>
  );
}
