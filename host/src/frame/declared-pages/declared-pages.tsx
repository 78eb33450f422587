import { paths } from '@silverjobs/contract/paths';
import type { Purpose, RegistryPage } from '@silverjobs/federation';
import { useShell } from '@silverjobs/shell';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
} from 'react';
import { Link, useLocation, useMatches } from 'react-router-dom';
import { purposePath } from '../../../common/page-table.ts';
import type { PageRouteData } from '../../loading/load-page.ts';

const DeclaredPagesContext = createContext<readonly RegistryPage[]>([]);

/** Gives the pages that remotes declare to the host's own pages and frame. */
export function DeclaredPagesProvider(props: {
  pages: readonly RegistryPage[];
  children: ReactNode;
}) {
  return <DeclaredPagesContext value={props.pages}>{props.children}</DeclaredPagesContext>;
}

/** Every page that a live remote declares. */
export function useDeclaredPages(): readonly RegistryPage[] {
  return useContext(DeclaredPagesContext);
}

/** Path of the page for a purpose; the start page while no live remote has one. */
export function usePurposePath(purpose: Purpose): string {
  return purposePath(useDeclaredPages(), purpose) ?? paths.start;
}

interface PurposeLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  purpose: Purpose;
}

/** A link to the page for a purpose, whosever it is. */
export function PurposeLink({ purpose, ...rest }: PurposeLinkProps) {
  return <Link to={usePurposePath(purpose)} {...rest} />;
}

/** The remote's page that is shown, as it is declared; undefined on pages of the host. */
export function usePageShown(): RegistryPage | undefined {
  const data = useMatches().at(-1)?.data as PageRouteData | undefined;
  return data?.kind === 'page' ? data.target.page : undefined;
}

/** Path that menu and tabs mark: that of the page shown, or of the entry it declares to be under. */
export function useActivePath(): string {
  const { pathname } = useLocation();
  return usePageShown()?.under ?? pathname;
}

/** Names the page of the current route in the document's title; the page may refine it. */
export function useRouteTitle(): void {
  const title = usePageShown()?.title;
  const shell = useShell();
  if (title && shell.heads) shell.heads.declared = { title, unlisted: true };
  useLayoutEffect(() => {
    if (title) shell.title.setPage(title);
  }, [shell, title]);
}
