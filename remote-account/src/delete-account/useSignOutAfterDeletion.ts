import { paths } from '@silverjobs/contract/paths';
import { useShell, writeAuthToken } from '@silverjobs/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

/** Signs out where there is no account left, in all tabs: the token is already worthless. */
export function useSignOutAfterDeletion(): () => void {
  const { session, storage, announceSignedOut } = useShell();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return () => {
    writeAuthToken(null);
    announceSignedOut();
    storage.clear('forget');
    session.setState({ status: 'anonymous', user: null, endsSoon: false });
    queries.clear();
    void navigate(paths.start, { replace: true });
  };
}
