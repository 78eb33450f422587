import { useEffect } from 'react';

/** Something that was pressed: the element, its place in the page and its text. */
interface Press {
  element: Element;
  /** Which child it is, and its parents are, from #root on. */
  path: number[];
  text: string;
}

/** What was pressed before the page was alive, as the document's `holdPresses` keeps it. */
interface EarlyPresses {
  held: Press[];
  /** From now on the page hears of presses itself. */
  stop(): void;
}

declare global {
  interface Window {
    silverjobsPresses?: EarlyPresses | undefined;
  }
}

/** Longest wait for a part of the page to be taken over, in frames: ten seconds at 60 a second. */
const MAX_FRAMES = 600;
/** A list that is taken over may draw its rows anew; what is not there after a second is gone. */
const MAX_FRAMES_GONE = 60;
/** Typed text is taken over an effect later than its field. */
const SETTLE_FRAMES = 3;

/** Pages that are being taken over, later than what stands around them. */
const comingAlive = new Set<Promise<void>>();

/**
 * Lets what is pressed be kept until a part of the page is alive: React would drop a press on it
 * without a word. Call it in an effect.
 * @returns to call when the part is alive, or gone
 */
export function holdPressesLonger(): () => void {
  let end = () => {};
  const alive = new Promise<void>((resolve) => {
    end = resolve;
  });
  comingAlive.add(alive);
  return () => {
    comingAlive.delete(alive);
    end();
  };
}

/** Does what was pressed before the page was alive (delivery-52). */
export function useEarlyPresses(): void {
  useEffect(() => {
    const early = window.silverjobsPresses;
    window.silverjobsPresses = undefined;
    if (early) void pressWhenAlive(early);
  }, []);
}

async function pressWhenAlive(early: EarlyPresses): Promise<void> {
  await Promise.all(comingAlive);
  early.stop();
  await pressAll(early.held);
}

async function pressAll(presses: readonly Press[]): Promise<void> {
  for (const press of presses) {
    // React takes over at once what it hears such an event of.
    press.element.dispatchEvent(new Event('keydown', { bubbles: true }));
    if (!(await becomesAlive(press))) continue;
    for (let frame = 0; frame < SETTLE_FRAMES && holdsTyped(); frame += 1) await nextFrame();
    const element = find(press);
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element?.click();
  }
}

/** Whether a field holds a text that React does not know yet; of what it knows, it says so in an attribute. */
function holdsTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('#root :is(input, textarea)');
  return Array.from(fields).some(({ value, defaultValue }) => value !== defaultValue);
}

/** Waits until React hears of presses of what was pressed. */
async function becomesAlive(press: Press): Promise<boolean> {
  for (let frame = 0, gone = 0; frame < MAX_FRAMES && gone < MAX_FRAMES_GONE; frame += 1) {
    const element = find(press);
    if (element && isAlive(element)) return true;
    gone = element ? 0 : gone + 1;
    await nextFrame();
  }
  return false;
}

/** What was pressed, or what stands in its place now. */
function find({ element, path, text }: Press): HTMLElement | null {
  const now = element.isConnected ? element : elementAt(path);
  return now instanceof HTMLElement && now.textContent === text ? now : null;
}

/**
 * Whether React has taken an element over. It keeps an element's properties under a name of its own,
 * and tells it in no other way; a press before that is lost without a word.
 */
function isAlive(element: HTMLElement): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}

function elementAt(path: readonly number[]): Element | undefined {
  const root = document.getElementById('root') ?? undefined;
  return path.reduce<Element | undefined>((parent, index) => parent?.children[index], root);
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 16));
}
