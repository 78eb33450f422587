import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { type PaperTarget, paperLinkMutation } from '@silverjobs/api/paper';

/** Saves papers on the device of whoever reads; `failure` says why one could not be had. */
export function useOpenPaper() {
  const fetching = useRenewableMutation({
    ...paperLinkMutation(useApi()),
    onSuccess: (address) => {
      const link = document.createElement('a');
      link.href = address;
      link.download = '';
      link.click();
    },
  });
  return {
    open: (target: PaperTarget) => fetching.mutate(target),
    isLoading: ({ kind, id }: PaperTarget) =>
      fetching.isPending && fetching.variables.kind === kind && fetching.variables.id === id,
    failure: fetching.isError
      ? apiErrorMessage(fetching.error, 'Bitte versuchen Sie es noch einmal.')
      : null,
  };
}
