import { useSessionRenewed } from '@silverjobs/shell';
import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * A mutation that is given up when the session was renewed in place: the request of an expired
 * session never ends (ACC-14), so the button must be usable again (D2).
 */
export function useRenewableMutation<Data, Variables, Context>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
): UseMutationResult<Data, Error, Variables, Context> {
  const mutation = useMutation(options);
  const { reset } = mutation;
  useSessionRenewed(useCallback(() => reset(), [reset]));
  return mutation;
}
