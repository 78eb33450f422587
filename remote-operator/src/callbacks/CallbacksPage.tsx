import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { callbacksQuery, calledMutation } from '@silverjobs/api/operator';
import type { OperatorCallback } from '@silverjobs/contract';
import { CALLBACK_WINDOW_LABELS, CALLBACK_WINDOWS } from '@silverjobs/contract/constants';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Card, Heading, Inline, icon, Text, VisuallyHidden } from '@silverjobs/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { PhoneCall } from 'lucide-react';
import type { ReactNode } from 'react';
import { Assignment, FilterField, OwnerField } from '../list/assignment.tsx';
import { OWNER, readOwner, useFilter } from '../list/filter.ts';
import { OperatorList } from '../list/OperatorList.tsx';
import { OperatorPage } from '../list/OperatorPage.tsx';
import { when } from '../texts/when.ts';

/** Parameter of the address: when somebody can be called. */
const WINDOW = 'wann';
const WINDOW_OPTIONS = CALLBACK_WINDOWS.filter((value) => value !== 'any').map((value) => ({
  value,
  label: CALLBACK_WINDOW_LABELS[value],
}));

/** /operator/callbacks: who asks to be called, the longest wait first (operators-23). */
export function CallbacksPage(): ReactNode {
  const [params, choose] = useFilter();
  const owner = readOwner(params);
  const window = CALLBACK_WINDOWS.find((one) => one === params.get(WINDOW));
  const filter = { ...(owner && { owner }), ...(window && { time_window: window }) };
  const filtered = Object.keys(filter).length > 0;
  return (
    <OperatorPage
      title="Rückrufe"
      lead="Diese Menschen bitten um einen Anruf. Wer am längsten wartet, steht oben."
    >
      <Inline gap={4}>
        <FilterField
          label="Wann es passt"
          options={WINDOW_OPTIONS}
          all="Alle Zeiten"
          value={window}
          onChoose={(value) => choose(WINDOW, value)}
        />
        <OwnerField value={owner} onChoose={(value) => choose(OWNER, value)} />
      </Inline>
      <OperatorList
        list={useInfiniteQuery(callbacksQuery(useApi(), filter))}
        loading="Rückrufe werden geladen …"
        failed="Die Rückrufe konnten nicht geladen werden"
        empty={{
          icon: <PhoneCall {...icon('xl')} />,
          title: filtered ? 'Niemand zu dieser Auswahl' : 'Niemand wartet',
          text: filtered
            ? 'Wählen Sie „Alle Zeiten“ und „Alle“, um den Rest zu sehen.'
            : 'Alle, die um einen Anruf gebeten haben, sind angerufen.',
        }}
        keyOf={({ id }) => id}
      >
        {(row) => <CallbackRow row={row} />}
      </OperatorList>
    </OperatorPage>
  );
}

function CallbackRow({ row }: { row: OperatorCallback }) {
  const { id, name, phone, time_window: window, question, created_at: at } = row;
  const { notify } = useShell();
  const called = useRenewableMutation(calledMutation(useApi(), useQueryClient()));

  function finish() {
    called.mutate(id, {
      onSuccess: () => notify({ tone: 'success', title: `${name} ist erledigt` }),
    });
  }

  return (
    <Card as="article" slim className="operator-row" aria-label={name}>
      <div className="operator-row__text">
        <Heading level={2} size="h4">
          {name}
        </Heading>
        <Text>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          {`, am besten ${CALLBACK_WINDOW_LABELS[window]}`}
        </Text>
        <Text tone="quiet">{`seit ${when(at)}`}</Text>
        {question && <p className="operator-text">{question}</p>}
        {called.error && (
          <Alert tone="error" announce title="Das hat nicht geklappt">
            {apiErrorMessage(called.error, 'Bitte prüfen Sie Ihre Internetverbindung.')}
          </Alert>
        )}
      </div>
      <Inline gap={3}>
        <Button loading={called.isPending} onClick={finish}>
          Erledigt<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Assignment kind="callback" id={id} assignee={row.assigned_to} about={name} />
      </Inline>
    </Card>
  );
}
