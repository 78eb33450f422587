import { useShell, writeAuthToken } from '@silverjobs/shell';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Signs out where the server has ended the session with what was sent (an account is gone, all devices
 * are signed out), in all tabs: the token is already worthless (account-38).
 */
export function useSignedOut(): (drafts: 'keep' | 'forget') => void {
  const { session, storage, announceSignedOut } = useShell();
  const queries = useQueryClient();
  return (drafts) => {
    writeAuthToken(null);
    // Before the other tabs put aside what they find.
    storage.clear(drafts);
    announceSignedOut();
    session.setState({ status: 'anonymous', user: null, endsSoon: false });
    queries.clear();
  };
}
