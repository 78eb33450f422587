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

/** A list that is taken over may draw its rows anew: a second at 60 frames. */
const MAX_FRAMES = 60;

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
    await nextFrame();
    for (let frame = 0; frame < MAX_FRAMES && !perform(press); frame += 1) await nextFrame();
  }
}

/** @returns whether the element was there */
function perform({ element, path, text }: Press): boolean {
  const now = element.isConnected ? element : elementAt(path);
  if (!(now instanceof HTMLElement) || now.textContent !== text) return false;
  if (now instanceof HTMLFormElement) now.requestSubmit();
  else now.click();
  return true;
}

function elementAt(path: readonly number[]): Element | undefined {
  const root = document.getElementById('root') ?? undefined;
  return path.reduce<Element | undefined>((parent, index) => parent?.children[index], root);
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, 16));
}
