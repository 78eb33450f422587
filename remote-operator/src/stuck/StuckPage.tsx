import { type ApiClient, useApi } from '@silverjobs/api';
import { resolveStuck, stuckQuery } from '@silverjobs/api/operator';
import type { StuckItem } from '@silverjobs/contract';
import { Badge, Button, Card, Heading, Inline, icon, Text, VisuallyHidden } from '@silverjobs/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { OperatorList } from '../list/OperatorList.tsx';
import { OperatorPage } from '../list/OperatorPage.tsx';
import { useReasonDialog } from '../reason/useReasonDialog.tsx';
import { taskText } from '../texts/task-texts.ts';
import { when } from '../texts/when.ts';

const KINDS = { mail: 'E-Mail', task: 'Aufgabe' } as const;

const WORDS = {
  repeat: {
    text: 'Alle Versuche beginnen von vorn. Der Grund steht im Protokoll.',
    submitLabel: 'Noch einmal versuchen',
    reason: 'Die Ursache ist behoben.',
    done: 'Es wird noch einmal versucht',
  },
  drop: {
    text: 'Danach wird es nicht mehr versucht. Der Grund steht im Protokoll.',
    submitLabel: 'Verwerfen',
    reason: 'Das wird nicht mehr gebraucht.',
    done: 'Verworfen',
  },
} as const;

/** /operator/stuck: mails and tasks that do not go on by themselves (operators-16). */
export function StuckPage(): ReactNode {
  const api = useApi();
  const list = useInfiniteQuery(stuckQuery(api));
  const { ask, dialog } = useReasonDialog();
  const shown = list.data?.pages.flat() ?? [];
  const repeatable = shown.filter(({ expired }) => !expired);

  function resolveAll(action: 'repeat' | 'drop', items: readonly StuckItem[]) {
    ask({
      ...WORDS[action],
      title: `${items.length} ${action === 'repeat' ? 'noch einmal versuchen' : 'verwerfen'}`,
      send: (reason) => resolveEach(api, items, action, reason),
    });
  }

  return (
    <OperatorPage
      title="Stockendes"
      lead="E-Mails und andere Aufgaben, die aufgegeben wurden, seit mehr als zehn Minuten warten oder mehrmals gescheitert sind."
    >
      {shown.length > 1 && (
        <Inline gap={3}>
          {repeatable.length > 1 && (
            <Button onClick={() => resolveAll('repeat', repeatable)}>
              {`Alle ${repeatable.length} wiederholen`}
            </Button>
          )}
          <Button onClick={() => resolveAll('drop', shown)}>
            {`Alle ${shown.length} verwerfen`}
          </Button>
        </Inline>
      )}
      <OperatorList
        list={list}
        loading="Stockendes wird geladen …"
        failed="Stockendes konnte nicht geladen werden"
        empty={{
          icon: <CircleCheck {...icon('xl')} />,
          title: 'Alles läuft',
          text: 'Keine E-Mail und keine Aufgabe steckt fest.',
        }}
        keyOf={({ kind, id }) => `${kind} ${id}`}
      >
        {(item) => <StuckRow item={item} ask={ask} />}
      </OperatorList>
      {dialog}
    </OperatorPage>
  );
}

/**
 * Tries all of them again, or drops them, one after the other; what somebody else has resolved meanwhile, or what
 * comes again by itself, stops none of the others.
 * @throws the first failure, when each of them failed
 */
async function resolveEach(
  api: ApiClient,
  items: readonly StuckItem[],
  action: 'repeat' | 'drop',
  reason: string,
): Promise<void> {
  const failures: unknown[] = [];
  for (const { kind, id } of items) {
    try {
      await resolveStuck(api, { kind, id, action, reason });
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length === items.length) throw failures[0];
}

interface StuckRowProps {
  item: StuckItem;
  ask: ReturnType<typeof useReasonDialog>['ask'];
}

function StuckRow({ item, ask }: StuckRowProps) {
  const { kind, id, recipient, state, attempts, last_error: error, expired } = item;
  const title = kind === 'mail' ? item.title : taskText(item.title);
  const api = useApi();
  const name = `${KINDS[kind]}: ${title}`;

  function resolve(action: 'repeat' | 'drop') {
    ask({
      ...WORDS[action],
      title: `${KINDS[kind]}: ${WORDS[action].submitLabel}`,
      send: (reason) => resolveStuck(api, { kind, id, action, reason }),
    });
  }

  return (
    <Card as="article" slim className="operator-row" aria-label={name}>
      <div className="operator-row__text">
        <Heading level={2} size="h4">
          {name}
        </Heading>
        <Text tone="quiet">
          {[recipient && `an ${recipient}`, `seit ${when(item.created_at)}`, `${attempts} Versuche`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {error && <Text>{error}</Text>}
        <Badge tone={state === 'failed' ? 'error' : 'warning'}>
          {state === 'failed' ? 'Aufgegeben' : 'Verspätet'}
        </Badge>
        {expired && <Text tone="quiet">Der Link darin ist abgelaufen.</Text>}
      </div>
      <Inline gap={3}>
        {!expired && (
          <Button onClick={() => resolve('repeat')}>
            Wiederholen<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
        <Button onClick={() => resolve('drop')}>
          Verwerfen<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </Inline>
    </Card>
  );
}
