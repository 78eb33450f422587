import { Card, SkeletonCard, SkeletonText, Spinner, Stack } from '@silverjobs/ui';
import type { ReactNode } from 'react';

/** The shape of the page while the conversation is loading (messages-10). */
export function ConversationLoading(): ReactNode {
  return (
    <Stack gap={6}>
      <Spinner label="Gespräch wird geladen …" />
      <Card>
        <SkeletonText lines={3} />
      </Card>
      <SkeletonCard lines={3} />
      <SkeletonCard lines={3} />
    </Stack>
  );
}
