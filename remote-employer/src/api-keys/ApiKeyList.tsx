import { apiErrorMessage, useApi } from '@silverjobs/api';
import { endApiKeyMutation } from '@silverjobs/api/api-key';
import type { ApiKey } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { Alert, Button, Card, EmptyState, icon, Stack, Text } from '@silverjobs/ui';
import { ConfirmDialog } from '@silverjobs/ui/overlays';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface ApiKeyListProps {
  keys: readonly ApiKey[];
  onEnded: (id: number) => void;
}

/** The keys of an employer, each with the way to end it. */
export function ApiKeyList({ keys, onEnded }: ApiKeyListProps): ReactNode {
  const [ending, setEnding] = useState<ApiKey | null>(null);
  const end = useMutation(endApiKeyMutation(useApi(), useQueryClient()));

  function confirm(id: number) {
    end.mutate(id, {
      onSuccess: () => {
        setEnding(null);
        onEnded(id);
      },
    });
  }

  return (
    <Card as="section" title="Ihre Schlüssel">
      {keys.length === 0 ? (
        <EmptyState icon={<KeyRound {...icon('xl')} />} title="Noch kein Schlüssel">
          Sobald Sie einen erstellen, steht er hier.
        </EmptyState>
      ) : (
        <ul className="api-keys__list">
          {keys.map((key) => (
            <li key={key.id} className="api-keys__key">
              <div>
                <Text bold>{key.name}</Text>
                <Text tone="quiet">
                  {`Beginnt mit ${key.start}. Erstellt am ${formatDate(key.created_at)}. `}
                  {key.used_at === null
                    ? 'Noch nicht benutzt.'
                    : `Zuletzt benutzt am ${formatDate(key.used_at)}.`}
                </Text>
              </div>
              <Button
                variant="quiet"
                icon={<Trash2 {...icon()} />}
                aria-label={`Schlüssel „${key.name}“ löschen`}
                onClick={() => {
                  end.reset();
                  setEnding(key);
                }}
              >
                Löschen
              </Button>
            </li>
          ))}
        </ul>
      )}
      {ending && (
        <ConfirmDialog
          open
          tone="danger"
          title={`Schlüssel „${ending.name}“ löschen?`}
          confirmLabel="Schlüssel löschen"
          loading={end.isPending}
          onConfirm={() => confirm(ending.id)}
          onCancel={() => setEnding(null)}
        >
          <Stack gap={4}>
            <Text>
              Programme, die ihn benutzen, kommen dann sofort nicht mehr an Ihre Anzeigen.
            </Text>
            {end.isError && (
              <Alert tone="error" title="Der Schlüssel wurde nicht gelöscht">
                {apiErrorMessage(end.error, 'Bitte versuchen Sie es noch einmal.')}
              </Alert>
            )}
          </Stack>
        </ConfirmDialog>
      )}
    </Card>
  );
}
