import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { restoreSearchMutation } from '@silverjobs/api/job-search';
import type { JobSearch } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Card, icon, Stack, Text } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';

interface DeletedSearchProps {
  search: JobSearch;
  onRestored: () => void;
}

/** Stands where a search was, until one leaves the page: the way back (jobs-113). */
export function DeletedSearch({ search, onRestored }: DeletedSearchProps) {
  const { announce } = useShell();
  const restoring = useRenewableMutation(restoreSearchMutation(useApi(), useQueryClient()));
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The dialog gives the focus back when it goes; that comes first.
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  function restore() {
    restoring.mutate(search.id, {
      onSuccess: () => {
        announce(`„${search.title}“ ist wieder da.`);
        onRestored();
      },
    });
  }

  return (
    <Card as="li" tint>
      <Stack gap={3}>
        <p ref={box} tabIndex={-1} className="searches__deleted">
          „{search.title}“ ist gelöscht.
        </p>
        <div>
          <Button
            icon={<Undo2 {...icon()} />}
            loading={restoring.isPending}
            loadingText="Wird zurückgeholt …"
            onClick={restore}
          >
            Rückgängig machen
          </Button>
        </div>
        <Text tone="quiet" size="sm">
          Bis Sie diese Seite verlassen, höchstens einen Tag lang.
        </Text>
        {restoring.isError && (
          <Alert tone="error" title="Die Suche kam nicht zurück">
            {apiErrorMessage(restoring.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
