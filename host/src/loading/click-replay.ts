import { useEffect } from 'react';

/** A click to replay: the element, its place in the page and its text. */
interface HeldClick {
  element: Element;
  /** Which child it is, and its parents are, from #root on. */
  path: number[];
  text: string;
}

/** The clicks before hydration, as the document's `holdClicks` keeps them. */
interface EarlyClicks {
  held: HeldClick[];
  /** From now on clicks reach the page. */
  stop(): void;
}

declare global {
  interface Window {
    silverjobsPresses?: EarlyClicks | undefined;
  }
}

/** Longest wait for a part of the page to be hydrated, in frames: ten seconds at 60 a second. */
const MAX_FRAMES = 600;
/** A list may render its rows again while it hydrates; what is missing for a second is gone. */
const MAX_FRAMES_GONE = 60;
/** Typed text reaches React's state one effect after its field is hydrated. */
const SETTLE_FRAMES = 3;

/** An event that React treats as a press, and of which nothing of ours makes anything. */
const PROBE = 'auxclick';

/** Pages that are still being hydrated, which is later than the layout around them. */
const hydrating = new Set<Promise<void>>();

/**
 * Puts off the replay of clicks until a part of the page is hydrated: React silently drops a click on
 * a part that is not. Call it in an effect.
 * @returns to call when the part is hydrated or unmounted
 */
export function deferClickReplay(): () => void {
  let end = () => {};
  const hydrated = new Promise<void>((resolve) => {
    end = resolve;
  });
  hydrating.add(hydrated);
  return () => {
    hydrating.delete(hydrated);
    end();
  };
}

/**
 * Replays the clicks that came before hydration (delivery-52), and says in an attribute of the document, to
 * whoever watches the page from outside, that React runs.
 */
export function useClickReplay(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    const early = window.silverjobsPresses;
    window.silverjobsPresses = undefined;
    if (early) void replayWhenHydrated(early);
  }, []);
}

async function replayWhenHydrated(early: EarlyClicks): Promise<void> {
  await Promise.all(hydrating);
  early.stop();
  await replayAll(early.held);
}

async function replayAll(clicks: readonly HeldClick[]): Promise<void> {
  for (const click of clicks) {
    if (!(await becomesHydrated(click))) continue;
    for (let frame = 0; frame < SETTLE_FRAMES && hasUnreadText(); frame += 1) await nextFrame();
    const element = find(click);
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element?.click();
  }
}

/** Whether a field holds a text that React does not know yet; of what it knows, it says so in an attribute. */
function hasUnreadText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('#root :is(input, textarea)');
  return Array.from(fields).some(({ value, defaultValue }) => value !== defaultValue);
}

/** Waits until a click reaches React. */
async function becomesHydrated(click: HeldClick): Promise<boolean> {
  for (let frame = 0, gone = 0; frame < MAX_FRAMES && gone < MAX_FRAMES_GONE; frame += 1) {
    const element = find(click);
    if (element && isHydrated(element)) return true;
    gone = element ? 0 : gone + 1;
    await nextFrame();
  }
  return false;
}

/** The clicked element, or what stands in its place now. */
function find({ element, path, text }: HeldClick): HTMLElement | null {
  const now = element.isConnected ? element : elementAt(path);
  return now instanceof HTMLElement && now.textContent === text ? now : null;
}

/**
 * Whether React hears of presses of an element. What it hears of in a part that it has not hydrated it
 * hydrates at once, where it can, and else stops on its way: a press would be lost without a word.
 */
function isHydrated(element: HTMLElement): boolean {
  let heard = false;
  const note = () => {
    heard = true;
  };
  window.addEventListener(PROBE, note);
  element.dispatchEvent(new Event(PROBE, { bubbles: true }));
  window.removeEventListener(PROBE, note);
  return heard;
}

function elementAt(path: readonly number[]): Element | undefined {
  const root = document.getElementById('root') ?? undefined;
  return path.reduce<Element | undefined>((parent, index) => parent?.children[index], root);
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 16));
}
