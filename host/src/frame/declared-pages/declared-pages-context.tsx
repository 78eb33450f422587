import { paths } from '@silverjobs/contract/paths';
import type { Purpose, RegistryPage } from '@silverjobs/federation';
import { createContext, type ReactNode, useContext } from 'react';
import { purposePath } from '../../../common/purpose-path.ts';

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
