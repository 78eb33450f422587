import * as api from '@silverjobs/api';
import { renderBelow, withBasePath } from '@silverjobs/contract/base-path';
import * as shell from '@silverjobs/shell';
import * as ui from '@silverjobs/ui';
import * as overlays from '@silverjobs/ui/overlays';
import * as query from '@tanstack/react-query';
import type { ComponentType } from 'react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server.edge';
import * as router from 'react-router-dom';
import type { FirstViewInput } from '../../../common/first-view.ts';
import { createReadOnlyStore } from '../../../common/kept-cookie.ts';
import { declaredHelpQuery } from '../../model/declared-help.ts';
import { AppTree } from '../AppTree.tsx';
import { appRoutes, type FirstRoute, hydrationState, LAYOUT } from '../routing/app-routes.tsx';
import { hostPageLoaders } from '../routing/host-pages.ts';
import { dehydrateQueries, MAX_PASSES, prefetchQueries } from './dehydrate-queries.ts';
import { createPrefetchedApiClients } from './prefetched-clients.ts';
import { createTwoPassRoutes, pruneRoutes } from './server-routes.tsx';
import { createServerFrame, createServerSession, noRedirect } from './server-shell.ts';

/** The server's part of a remote: its pages by the names under which they are exposed. */
export interface RemotePart {
  pages: Record<string, () => ComponentType>;
}

/** The libraries that remotes take from the host: the sharing table's (delivery-2). */
export const shared: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  '@tanstack/react-query': query,
  '@silverjobs/shell': shell,
  '@silverjobs/api': api,
  '@silverjobs/ui': ui,
  '@silverjobs/ui/overlays': overlays,
};

/**
 * Renders one page for one visitor; all that holds their data is created for this call (delivery-44).
 * @param text a FirstViewInput as JSON
 * @returns lines with the answered queries and the declared head as JSON, and behind them the markup
 * @throws when the page cannot be rendered
 */
export async function render(text: string, remote?: RemotePart): Promise<string> {
  const input = JSON.parse(text) as FirstViewInput;
  const { user, config, registry, nonce, preview, basePath = '' } = input;
  renderBelow(basePath);
  const heads: shell.HeadCollector = { declared: null };
  const session = createServerSession(user);
  const queries = api.createQueryClient();
  if (input.help) queries.setQueryData(declaredHelpQuery.queryKey, input.help);
  const client = createPrefetchedApiClients(config.apiBaseUrls, input.answers, input.refusals);
  const first = await firstRoute(input, remote);
  const loaders = { layout: notRun, guest: notRun, page: notRun };
  const frame = { ...createServerFrame(), registry, preview };
  const { routes, renderAll } = createTwoPassRoutes(
    pruneRoutes(appRoutes(frame, loaders, first), first.path),
    LAYOUT,
  );
  const pages = router.createMemoryRouter(routes, {
    basename: withBasePath('/'),
    initialEntries: [withBasePath(input.url)],
    ...hydrationState(first),
  });
  const tree = (
    <AppTree
      nonce={nonce}
      shell={shell.createShell({
        config,
        session: shell.createSessionStore({ status: user ? 'ready' : 'anonymous', user }),
        storage: shell.createAppStorage(null),
        drawn: shell.createAppStorage(createReadOnlyStore(input.kept)),
        drawnDisplay: input.display,
        heads,
      })}
      api={client}
      queries={queries}
      session={session}
      redirect={noRedirect}
      router={pages}
    />
  );
  // Without an answer the first pass is the last one.
  let whole = Object.keys({ ...input.answers, ...input.refusals }).length === 0;
  if (whole) renderAll();
  let html = renderToString(tree);
  for (let pass = 1; pass < MAX_PASSES; pass += 1) {
    const answered = await prefetchQueries(queries);
    if (whole && !answered) break;
    renderAll();
    whole = true;
    html = renderToString(tree);
  }
  pages.dispose();
  // Markup holds many quotes: as JSON it would be written and read once more.
  return `${JSON.stringify(dehydrateQueries(queries))}\n${JSON.stringify(heads.declared ?? {})}\n${html}`;
}

async function firstRoute(input: FirstViewInput, part?: RemotePart): Promise<FirstRoute> {
  const { route: path, registry, page: wanted } = input;
  if (!wanted) return { path, data: null, Component: await hostPageLoaders[path]?.() };
  const remote = registry.remotes[wanted.remote];
  const page = remote?.pages.find(({ expose }) => expose === wanted.expose);
  const Component = part?.pages[wanted.expose]?.();
  if (!remote || !page || !Component) throw new Error(`There is no page ${wanted.expose}.`);
  const { name, release } = remote;
  return {
    path,
    data: {
      kind: 'page',
      target: { remote, page },
      result: { kind: 'loaded', Component, remote: name, release },
    },
  };
}

const notRun = (): never => {
  throw new Error('No guard runs on the server; the document server has decided.');
};
