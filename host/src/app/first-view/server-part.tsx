import * as api from '@silverjobs/api';
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
import { fixedStore } from '../../../common/kept-cookie.ts';
import { declaredHelpQuery } from '../../model/declared-help.ts';
import { AppTree } from '../AppTree.tsx';
import {
  appRoutes,
  type FirstRoute,
  firstState,
  LAYOUT,
  onlyRoute,
} from '../routing/app-routes.tsx';
import { hostPageLoaders } from '../routing/host-pages.ts';
import { answeringClients } from './answering-clients.ts';
import { answerQueries, knownQueries, MAX_PASSES } from './known-queries.ts';
import { pageFirst } from './page-first.tsx';
import { drawnFrame, drawnSession, noRedirect } from './server-shell.ts';

/** The server's part of a remote: its pages by the names under which they are exposed. */
export interface RemotePart {
  pages: Record<string, () => ComponentType>;
}

/** The libraries that remotes take from the host: the sharing table's (FED-02). */
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
 * Draws one page for one visitor; whatever holds their data is made anew for each call
 * (delivery-44).
 * @param text a FirstViewInput as JSON
 * @returns the answered queries as JSON, and behind the first line's end the markup
 * @throws when the page cannot be drawn
 */
export async function render(text: string, remote?: RemotePart): Promise<string> {
  const input = JSON.parse(text) as FirstViewInput;
  const { user, config, registry, nonce, preview } = input;
  const session = drawnSession(user);
  const queries = api.createQueryClient();
  if (input.help) queries.setQueryData(declaredHelpQuery.queryKey, input.help);
  const client = answeringClients(config.apiBaseUrls, input.answers);
  const first = await firstRoute(input, remote);
  const loaders = { layout: notRun, guest: notRun, page: notRun };
  const frame = { ...drawnFrame(), registry, preview };
  const { routes, drawAll } = pageFirst(
    onlyRoute(appRoutes(frame, loaders, first), first.path),
    LAYOUT,
  );
  const pages = router.createMemoryRouter(routes, {
    initialEntries: [input.url],
    ...firstState(first),
  });
  const tree = (
    <AppTree
      nonce={nonce}
      shell={shell.createShell({
        config,
        session: shell.createSessionStore({ status: user ? 'ready' : 'anonymous', user }),
        storage: shell.createAppStorage(null),
        drawn: shell.createAppStorage(fixedStore(input.kept)),
        drawnDisplay: input.display,
      })}
      api={client}
      queries={queries}
      session={session}
      redirect={noRedirect}
      router={pages}
    />
  );
  // Without an answer the first drawing is the last one.
  let whole = Object.keys(input.answers).length === 0;
  if (whole) drawAll();
  let html = renderToString(tree);
  for (let pass = 1; pass < MAX_PASSES; pass += 1) {
    const answered = await answerQueries(queries);
    if (whole && !answered) break;
    drawAll();
    whole = true;
    html = renderToString(tree);
  }
  pages.dispose();
  // Markup holds many quotes: as JSON it would be written and read once more.
  return `${JSON.stringify(knownQueries(queries))}\n${html}`;
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
  throw new Error('No guard runs while a page is drawn; the document server has decided.');
};
