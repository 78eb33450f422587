import { apiErrorMessage, useRenewableMutation } from '@silverjobs/api';
import { Alert, Button, Card, icon, SkeletonCard, Stack, Text } from '@silverjobs/ui';
import { ConfirmDialog } from '@silverjobs/ui/overlays';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import type { UseMutationOptions, UseQueryResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Row, Rows } from '../rows/Rows.tsx';
import { SecretField } from './SecretField.tsx';
import './secrets.css';

type Entry = { readonly id: number };
type Made = Entry & { readonly secret: string };

/** The sentences of a card; they name the thing: a key, an address. */
interface SecretsTexts<One> {
  title: string;
  /** What it is for. */
  purpose: string;
  loadFailure: string;
  /** Shown while there is none. */
  empty: string;
  /** Said of a new one, with what its secret is for and the label of its field. */
  made: { title: string; children: string; label: string };
  deleting: {
    /** Name of the button that asks: 'Schlüssel „Website“ löschen'. */
    label: (one: One) => string;
    title: (one: One) => string;
    /** What comes of it. */
    outcome: (one: One) => string;
    confirmLabel: string;
    failure: string;
  };
}

interface SecretsCardProps<One extends Entry> {
  texts: SecretsTexts<One>;
  list: UseQueryResult<One[]>;
  deletion: UseMutationOptions<{ ok: true }, Error, number>;
  /** What a row says of one. */
  row: (one: One) => ReactNode;
  /** The form that makes a new one. */
  form: (onMade: (made: Made) => void) => ReactNode;
}

/**
 * What programmes of an employer know it by, keys and addresses: the list, the way to a new one, whose secret is
 * shown this once, and the end of each after a question (employers-72, employers-86).
 */
export function SecretsCard<One extends Entry>(props: SecretsCardProps<One>): ReactNode {
  const { texts, list, deletion, row, form } = props;
  const [made, setMade] = useState<Made | null>(null);
  const [asked, setAsked] = useState<One | null>(null);
  const remove = useRenewableMutation(deletion);

  function confirm(id: number) {
    remove.mutate(id, {
      onSuccess: () => {
        setAsked(null);
        setMade((before) => (before?.id === id ? null : before));
      },
    });
  }

  return (
    <Card as="section" title={texts.title}>
      <Stack gap={5}>
        <Text>{texts.purpose}</Text>
        {made && (
          <Alert tone="success" title={texts.made.title}>
            <Stack gap={4}>
              <Text>{texts.made.children}</Text>
              <SecretField label={texts.made.label} secret={made.secret} />
            </Stack>
          </Alert>
        )}
        {list.isPending && <SkeletonCard lines={2} />}
        {list.isError && !list.data && (
          <LoadFailure
            title={texts.loadFailure}
            error={list.error}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data?.length === 0 && <Text tone="quiet">{texts.empty}</Text>}
        {list.data && list.data.length > 0 && (
          <Rows>
            {list.data.map((one) => (
              <Row
                key={one.id}
                actions={
                  <Button
                    variant="quiet"
                    icon={<Trash2 {...icon()} />}
                    aria-label={texts.deleting.label(one)}
                    onClick={() => {
                      remove.reset();
                      setAsked(one);
                    }}
                  >
                    Löschen
                  </Button>
                }
              >
                {row(one)}
              </Row>
            ))}
          </Rows>
        )}
        {form(setMade)}
      </Stack>
      {asked && (
        <ConfirmDialog
          open
          tone="danger"
          title={texts.deleting.title(asked)}
          confirmLabel={texts.deleting.confirmLabel}
          loading={remove.isPending}
          onConfirm={() => confirm(asked.id)}
          onCancel={() => setAsked(null)}
        >
          <Stack gap={4}>
            <Text className="secrets__outcome">{texts.deleting.outcome(asked)}</Text>
            {remove.isError && (
              <Alert tone="error" title={texts.deleting.failure}>
                {apiErrorMessage(remove.error, 'Bitte versuchen Sie es noch einmal.')}
              </Alert>
            )}
          </Stack>
        </ConfirmDialog>
      )}
    </Card>
  );
}
