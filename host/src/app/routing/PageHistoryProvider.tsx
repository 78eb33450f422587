import { BackStackProvider } from '@silverjobs/ui';
import { type ReactNode, useEffect } from 'react';
import type { PageHistory } from './page-history.ts';

/** What opens below takes an entry of the tab's history (layout-26). */
export function PageHistoryProvider(props: {
  history: Pick<PageHistory, 'stack' | 'start'>;
  children: ReactNode;
}) {
  const { history, children } = props;
  useEffect(() => history.start(), [history]);
  return <BackStackProvider stack={history.stack}>{children}</BackStackProvider>;
}
