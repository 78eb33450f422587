import type { Registry } from '@silverjobs/federation';
import { createStore } from 'zustand';
import { RETURNED } from '../frame/remote-page/RenewalOffer.tsx';
import type { RenewalState } from '../loading/renewal.ts';
import { IDLE_MS, watchReturn } from '../loading/watch-return.ts';
import { buildRegistry, buildRemote } from '../testing/build-registry.ts';
import { type OfferParts, offerRenewal } from './offer-renewal.ts';

const own = buildRegistry(buildRemote());
const HOST = 'abc123';
const withJobs = (release: string): Registry => ({
  ...buildRegistry(buildRemote({ release, container: `jobs_${release}` })),
  revision: 2,
});
const withHost = (release: string): Registry => ({
  ...own,
  revision: 2,
  host: { release } as NonNullable<Registry['host']>,
});

type RouterState = OfferParts['router']['state'];
/** A tab that shows a page of this remote; none is a page of the host. */
const showing = (remote: string | null) =>
  ({
    navigation: { state: 'idle' },
    matches: [{ route: { id: 'page' } }],
    loaderData: {
      page: remote && { kind: 'page', result: { kind: 'loaded', remote, release: 'abc123' } },
    },
  }) as unknown as RouterState;

// Tabs of other tests go on listening, each with what it was given.
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

function openTab(live: Registry, page: string | null = 'jobs') {
  document.body.innerHTML = '<main class="app-main"></main>';
  let time = 1_000;
  let isUnsaved = false;
  let isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  const look = jest.fn(async () => {});
  const announced: string[] = [];
  const asking = createStore<RenewalState>(() => ({ question: null }));
  let follow: (state: RouterState) => void = () => {};
  const router: OfferParts['router'] = {
    state: showing(page),
    subscribe: (listener) => {
      follow = (state) => listener(state, {} as never);
      return () => {};
    },
  };
  let registry = live;
  const offer = offerRenewal({
    router,
    registry: { current: () => registry, look },
    hostRelease: HOST,
    asking,
    unsaved: () => isUnsaved,
    announce: (text) => announced.push(text),
  });
  watchReturn(offer, () => time);
  const settle = () => new Promise((go) => setTimeout(go));
  return {
    look,
    asking,
    announced,
    question: () => asking.getState().question,
    /** Somebody is there after so many milliseconds. */
    comeBack: async (after: number, sign: Event = new Event('pointermove')) => {
      time += after;
      window.dispatchEvent(sign);
      await settle();
    },
    /** Another tab is in front for so many milliseconds. */
    hide: async (milliseconds: number) => {
      isHidden = true;
      document.dispatchEvent(new Event('visibilitychange'));
      time += milliseconds;
      isHidden = false;
      document.dispatchEvent(new Event('visibilitychange'));
      await settle();
    },
    goTo: (next: string | null) => {
      Object.assign(router, { state: showing(next) });
      follow(router.state);
    },
    write: (unsaved: boolean) => {
      isUnsaved = unsaved;
    },
    release: (next: Registry) => {
      registry = next;
    },
    leaveField: async () => {
      document.dispatchEvent(new Event('focusout'));
      await settle();
    },
  };
}

test.each([
  ['a remote', withJobs('def456')],
  ['the host', withHost('def456')],
])(
  'TEAM-12 delivery-94 a tab that was left alone is told of a newer release of %s, politely',
  async (_, live) => {
    const tab = openTab(live);
    await tab.comeBack(IDLE_MS);
    expect(tab.question()).toBe('returned');
    expect(tab.announced).toEqual([RETURNED]);
    expect(tab.look).toHaveBeenCalledTimes(1);
  },
);

test('TEAM-12 delivery-94 so is one that was behind others', async () => {
  const tab = openTab(withJobs('def456'));
  await tab.hide(IDLE_MS);
  expect(tab.question()).toBe('returned');
});

test('delivery-94 who is at work is not asked about, however long, and a look away costs nothing', async () => {
  const tab = openTab(withJobs('def456'));
  for (let count = 0; count < 10; count += 1) await tab.comeBack(IDLE_MS - 1);
  await tab.hide(IDLE_MS - 1);
  expect(tab.look).not.toHaveBeenCalled();
  expect(tab.question()).toBeNull();
});

test('delivery-94 nothing newer, or newer than what is not shown: nothing is said', async () => {
  const same = openTab({ ...own, host: { release: HOST } as NonNullable<Registry['host']> });
  await same.comeBack(IDLE_MS);
  const elsewhere = openTab(withJobs('def456'), 'messaging');
  await elsewhere.comeBack(IDLE_MS);
  const off = openTab({ ...withJobs('def456'), disabled: ['jobs'] });
  await off.comeBack(IDLE_MS);
  expect([same, elsewhere, off].map((tab) => tab.question())).toEqual([null, null, null]);
});

test('delivery-94 the same release is told once, the next one again', async () => {
  const tab = openTab(withJobs('def456'));
  await tab.comeBack(IDLE_MS);
  tab.asking.setState({ question: null });
  await tab.comeBack(IDLE_MS);
  expect(tab.question()).toBeNull();
  tab.release(withJobs('fff999'));
  await tab.comeBack(IDLE_MS);
  expect(tab.question()).toBe('returned');
});

test('delivery-94 what is told of a page goes with it, what is told of the frame stays', async () => {
  const ofPage = openTab(withJobs('def456'));
  await ofPage.comeBack(IDLE_MS);
  ofPage.goTo('messaging');
  expect(ofPage.question()).toBeNull();
  const ofFrame = openTab(withHost('def456'));
  await ofFrame.comeBack(IDLE_MS);
  ofFrame.goTo(null);
  expect(ofFrame.question()).toBe('returned');
});

test('delivery-94 while something is unsaved, written or asked nothing is told, and then it is', async () => {
  const tab = openTab(withJobs('def456'));
  tab.write(true);
  await tab.comeBack(IDLE_MS);
  tab.goTo('jobs');
  expect(tab.question()).toBeNull();
  tab.write(false);
  const field = document.createElement('textarea');
  document.body.append(field);
  field.focus();
  await tab.leaveField();
  expect(tab.question()).toBeNull();
  field.remove();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  await tab.leaveField();
  expect(tab.question()).toBeNull();
  dialog.remove();
  await tab.leaveField();
  expect(tab.question()).toBe('returned');
  expect(tab.announced).toHaveLength(1);
});

test('delivery-94 a page without the frame has no place for it: it is told on the next one', async () => {
  const tab = openTab(withHost('def456'), null);
  const frame = document.querySelector('main');
  frame?.remove();
  await tab.comeBack(IDLE_MS);
  expect([tab.question(), tab.announced]).toEqual([null, []]);
  document.body.append(frame ?? '');
  tab.goTo('jobs');
  expect(tab.question()).toBe('returned');
});

test('delivery-94 a question that stands there already is not replaced', async () => {
  const tab = openTab(withJobs('def456'));
  tab.asking.setState({ question: 'failed' });
  await tab.comeBack(IDLE_MS);
  expect(tab.question()).toBe('failed');
});
