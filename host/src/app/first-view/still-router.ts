import type { AppRouter } from '../routing/create-router.tsx';

type Subscriber = Parameters<AppRouter['subscribe']>[0];

/**
 * The router as React takes the drawn page over with: it stays at the page that the server has
 * drawn until React listens. Otherwise somebody who goes on before that (a press of 'Zurück', a
 * sign-out in another tab) would have another page taken over than was drawn, or would stay on it
 * (delivery-52).
 */
export function stillRouter(router: AppRouter): AppRouter {
  const drawn = router.state;
  let listening = false;
  return Object.create(router, {
    state: { get: () => (listening ? router.state : drawn) },
    subscribe: {
      value: (subscriber: Subscriber) => {
        const stop = router.subscribe(subscriber);
        if (!listening && router.state !== drawn) catchUp(router, subscriber);
        listening = true;
        return stop;
      },
    },
  });
}

function catchUp({ state }: AppRouter, subscriber: Subscriber): void {
  subscriber(state, { deletedFetchers: [], newErrors: null, flushSync: false });
}
