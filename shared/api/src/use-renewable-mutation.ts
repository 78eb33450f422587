import { useSessionRenewed } from '@silverjobs/shell';
import {
  type UseMutateFunction,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * A mutation that runs once at a time, whatever is clicked, and is given up when the session was
 * renewed in place: the request of an expired session never ends (access-22), so the button must be
 * usable again (access-23).
 */
export function useRenewableMutation<Data = unknown, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
): UseMutationResult<Data, Error, Variables, Context> {
  // The state of the mutation arrives a moment later than a second click.
  const busy = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      busy.current = false;
      return options.onSettled?.(...settled);
    },
  });
  const { mutate: send, reset } = mutation;
  const mutate = useCallback<UseMutateFunction<Data, Error, Variables, Context>>(
    (...call) => {
      if (busy.current) return;
      busy.current = true;
      send(...call);
    },
    [send],
  );
  useSessionRenewed(
    useCallback(() => {
      busy.current = false;
      reset();
    }, [reset]),
  );
  return { ...mutation, mutate };
}
