import { useApi } from '@silverjobs/api';
import { markReadMutation } from '@silverjobs/api/conversation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Marks what the other side wrote as read once it is shown.
 * @param newest id of the other side's newest shown message; null while there is none to mark
 */
export function useMarkRead(conversationId: number, newest: number | null): void {
  const { mutate } = useMutation(markReadMutation(useApi(), useQueryClient()));
  useEffect(() => {
    if (newest !== null) mutate(conversationId);
  }, [newest, conversationId, mutate]);
}
