import { type AccessSession, evaluateAccess } from '@silverjobs/contract/access';
import type { Registry, RegistryWidget, RemoteRelease } from '@silverjobs/federation';
import type { Shell, SlotWidget } from '@silverjobs/shell';
import { type ComponentType, Suspense } from 'react';
import type { RemotePage } from '../../../common/page-table.ts';
import type { LiveRegistry } from '../../loading/live-registry.ts';
import type { PageLoader } from '../../loading/load-page.ts';
import { PageErrorBoundary } from '../remote-page/PageErrorBoundary.tsx';

interface WidgetParts {
  /** What the document named: of its remotes pages may be loaded already. */
  own: Registry;
  registry: Pick<LiveRegistry, 'current'>;
  loader: Pick<PageLoader, 'load'>;
  session: AccessSession;
  reportError: Shell['reportError'];
}

/** A component that is made once stays mounted when its place asks again. */
const made = new WeakMap<ComponentType, ComponentType>();

/**
 * Loads what remotes have for a place of a page, as far as this visitor may see it (delivery-73). What does not
 * come in time or at all is left out; the loader reports it, as it does for pages.
 */
export async function loadWidgets(slot: string, parts: WidgetParts): Promise<SlotWidget[]> {
  const { own, session } = parts;
  const live = parts.registry.current();
  const wanted = Object.values(live.remotes)
    .filter(({ name }) => !live.disabled?.includes(name))
    // Two releases of a remote never meet in a tab.
    .map((remote) => evaluated(own.remotes[remote.name]) ?? remote)
    .flatMap((remote) =>
      (remote.widgets ?? [])
        .filter((widget) => widget.slot === slot && evaluateAccess(widget.access, session).allowed)
        .map((widget) => asPage(remote, widget)),
    );
  const loaded = await Promise.all(wanted.map((target) => loadWidget(target, parts)));
  return loaded.flat();
}

function evaluated(remote: RemoteRelease | undefined): RemoteRelease | undefined {
  return remote && remote.container in globalThis ? remote : undefined;
}

/** The loader knows pages: a widget is one without a path. */
function asPage(remote: RemoteRelease, { expose, access, files }: RegistryWidget): RemotePage {
  return { remote, page: { path: '', title: expose, expose, access, files } };
}

async function loadWidget(
  target: RemotePage,
  { loader, reportError }: WidgetParts,
): Promise<SlotWidget[]> {
  const result = await loader.load(target);
  if (result.kind === 'failed') return [];
  const { Component } = result;
  const Widget =
    made.get(Component) ??
    (() => (
      <PageErrorBoundary
        target={target}
        onFailure={({ cause, remote, release, number }) =>
          reportError(cause, { remote, release, diagnosis: number, action: 'show a widget' })
        }
        fallback={() => null}
      >
        <Suspense fallback={null}>
          <Component />
        </Suspense>
      </PageErrorBoundary>
    ));
  made.set(Component, Widget);
  return [{ remote: target.remote.name, Component: Widget }];
}
