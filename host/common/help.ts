import type {
  HelpTopic,
  Registry,
  RegistryPage,
  RemoteRelease,
  TourStop,
} from '@silverjobs/federation';

/** A page that help is about, and who may open it. */
type ExplainedPage = Pick<RegistryPage, 'path' | 'access'>;

/** All that live remotes declare as help, each in its order (guide-15). */
export interface DeclaredHelp {
  topics: (Omit<HelpTopic, 'paths'> & { pages: ExplainedPage[] })[];
  stops: (TourStop & Pick<RegistryPage, 'access'>)[];
}

/**
 * Help of the live remotes. Documents and registries that go to browsers leave it out, since it is read
 * on few pages; the back-office has none (operators-1).
 */
export function helpOf({ remotes, disabled = [] }: Registry): DeclaredHelp {
  const live = Object.values(remotes).filter(({ name }) => !disabled.includes(name));
  const inOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;
  return {
    topics: live
      .flatMap((remote) =>
        (remote.help ?? []).map(({ paths, ...topic }) => ({
          ...topic,
          pages: paths.flatMap((path) => openPage(remote, path)),
        })),
      )
      .sort(inOrder),
    stops: live
      .flatMap((remote) =>
        (remote.tour ?? []).flatMap((stop) =>
          openPage(remote, stop.path).map(({ access }) => ({ ...stop, access })),
        ),
      )
      .sort(inOrder),
  };
}

/** The registry as browsers ask for it now and then. */
export function withoutHelp(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(
    ([name, { help: _help, tour: _tour, ...remote }]) => [name, remote] as const,
  );
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

function openPage({ pages }: RemoteRelease, path: string): ExplainedPage[] {
  return pages
    .filter((page) => page.path === path || page.aliases?.includes(path))
    .filter(({ access }) => access.kind !== 'operator')
    .map(({ access }) => ({ path, access }));
}
