import { useShell, writeAuthToken } from '@silverjobs/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

/**
 * Signs out where there is no account left: the token is already worthless on the server. Other tabs
 * learn it from their next call.
 */
export function useLeave(): () => void {
  const { session, storage } = useShell();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return () => {
    writeAuthToken(null);
    storage.clear();
    session.setState({ status: 'anonymous', user: null, endsSoon: false });
    queries.clear();
    void navigate('/', { replace: true });
  };
}
