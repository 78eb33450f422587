import type { RegistryPage } from '@silverjobs/federation';
import { useMatches } from 'react-router-dom';
import type { PageRouteData } from '../../loading/load-page.ts';

/** The remote's page that is shown, as it is declared; undefined on pages of the host. */
export function usePageShown(): RegistryPage | undefined {
  const data = useMatches().at(-1)?.data as PageRouteData | undefined;
  return data?.kind === 'page' ? data.target.page : undefined;
}
