import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type JobView, readJobView, writeJobView } from './job-view.ts';

/** List or map: kept in the address, so that reload, links and the way back keep it (jobs-13). */
export function useJobView(): [JobView, (view: JobView) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const show = useCallback(
    (view: JobView) => {
      const search = writeJobView(location.search, view);
      navigate({ ...location, search }, { replace: true, preventScrollReset: true });
    },
    [location, navigate],
  );
  return [readJobView(location.search), show];
}
