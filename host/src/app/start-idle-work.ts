import type { BootData } from '../../common/boot-data.ts';
import { runWhenIdle } from '../loading/run-when-idle.ts';
import { mayShowNotices } from '../session/may-show-notices.ts';
import { accessNow } from '../session/session-service.ts';
import type { Core } from './create-core.ts';
import { registerWorker } from './register-worker.ts';
import type { AppRouter } from './routing/create-router.tsx';
import type { GuardParts } from './routing/guards.ts';

/** The stream of news begins so long after the first view, in milliseconds. */
const LIVE_DELAY_MS = 3_000;

interface IdleParts {
  boot: BootData;
  core: Core;
  guards: GuardParts;
  router: AppRouter;
}

/** Starts what the first view does not need, once the browser is idle; its code is fetched then. */
export function startIdleWork(parts: IdleParts): void {
  runWhenIdle(() => startPrefetch(parts));
  runWhenIdle(() => startOffers(parts));
  followDisplay(parts.core);
  runWhenIdle(() => startLive(parts));
  runWhenIdle(registerWorker);
  runWhenIdle(() => endForeignNotices(parts.core));
}

/** Another account may have left this browser without signing out, and its notices are none of ours. */
async function endForeignNotices({ api, store }: Core): Promise<void> {
  if (!mayShowNotices() || !store.getState().user) return;
  const { endForeignNotices: end } = await import('@silverjobs/api/push-device');
  await end(api);
}

async function startPrefetch({ boot, core, guards, router }: IdleParts): Promise<void> {
  const { api, queries, store } = core;
  const { prefetchOnIntent } = await import(
    /* webpackChunkName: "prefetch-on-intent" */ '../loading/prefetch-on-intent.ts'
  );
  prefetchOnIntent({
    registry: guards.registry,
    access: () => accessNow(store),
    loader: guards.loader,
    router,
    importData: async () => {
      const { createDataPrefetch } = await import(
        /* webpackChunkName: "prefetch-data" */ '../loading/prefetch-data.ts'
      );
      return createDataPrefetch({ api, queries, bases: boot.config.apiBaseUrls });
    },
    whenIdle: runWhenIdle,
  });
}

/** What is told needs its code only when somebody comes back. */
async function startOffers({ boot, core, guards, router }: IdleParts): Promise<void> {
  const { watchReturn } = await import(
    /* webpackChunkName: "prefetch-on-intent" */ '../loading/watch-return.ts'
  );
  let offer: (() => Promise<void>) | undefined;
  watchReturn(async () => {
    const { offerRenewal } = await import('./offer-renewal.ts');
    offer ??= offerRenewal({
      router,
      registry: guards.registry,
      hostRelease: boot.release,
      asking: guards.renewal.asking,
      unsaved: core.unsaved,
      announce: core.shell.announce,
    });
    await offer();
  });
}

/** Only an account that has chosen a display needs the code. */
function followDisplay({ shell, store }: Core): void {
  const follow = async (): Promise<void> => {
    if (!store.getState().user?.display) return;
    const { followAccount } = await import('../frame/display/follow-account.ts');
    followAccount(shell);
  };
  runWhenIdle(follow);
  store.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) runWhenIdle(follow);
  });
}

async function startLive({ core, router }: IdleParts): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LIVE_DELAY_MS));
  const { startLive: start } = await import(/* webpackChunkName: "live" */ './live/start-live.ts');
  start({ ...core, queryClient: core.queries, router });
}
