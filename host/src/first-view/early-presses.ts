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
/** Typed text is taken over an effect later than its field. */
const SETTLE_FRAMES = 3;

/** Does what was pressed before the page was alive (delivery-52). */
export function useEarlyPresses(): void {
  useEffect(() => {
    const early = window.silverjobsPresses;
    window.silverjobsPresses = undefined;
    early?.stop();
    if (early) void pressAll(early.held);
  }, []);
}

async function pressAll(presses: readonly Press[]): Promise<void> {
  for (const press of presses) {
    // React takes over at once what it hears such an event of.
    press.element.dispatchEvent(new Event('keydown', { bubbles: true }));
    for (let frame = 0; frame < MAX_FRAMES && !findAlive(press); frame += 1) await nextFrame();
    for (let frame = 0; frame < SETTLE_FRAMES; frame += 1) await nextFrame();
    const element = findAlive(press);
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element?.click();
  }
}

/** What was pressed, or what stands in its place now, once React hears of its presses. */
function findAlive({ element, path, text }: Press): HTMLElement | null {
  const now = element.isConnected ? element : elementAt(path);
  return now instanceof HTMLElement && now.textContent === text && isAlive(now) ? now : null;
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
