import type { BenchPage } from './pages.ts';

/** When what happened in a visit, in milliseconds since the navigation began. */
export interface Marks {
  /** The first row is on the screen. */
  row: number;
  /** A press at that moment has worked; where nothing is pressed, the row. */
  click: number;
  /** What long tasks took beyond 50 ms each until then. */
  blocking: number;
}

/** Name of the function of the page that is told the marks. */
export const TELL_MARKS = 'benchTellMarks';

/**
 * Runs in the page before everything else: notes when the first row is on the screen, presses the button
 * then, once, and notes when that has worked.
 */
export function recordMarks({
  row,
  button,
  state = 'aria-expanded',
  tell,
}: BenchPage & { tell: string }): void {
  const marks: Partial<Marks> = {};
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  let pressed = false;
  let shown = false;
  const now = () =>
    button === undefined ? undefined : document.querySelector(button)?.getAttribute(state);
  let unpressed: string | null | undefined;
  const press = () => {
    const element = button === undefined ? null : document.querySelector<HTMLElement>(button);
    if (pressed || marks.row === undefined || !element) return;
    pressed = true;
    unpressed = element.getAttribute(state);
    element.click();
  };
  const tellMarks = (click: number) =>
    // The task that this is part of is told of when it is over.
    setTimeout(() => {
      const long = tasks.filter(({ startTime }) => startTime < click);
      marks.blocking = long.reduce((sum, { duration }) => sum + duration - 50, 0);
      marks.click = click;
      (window as unknown as Record<string, (text: string) => void>)[tell]?.(JSON.stringify(marks));
    }, 100);
  const onFrame = () => {
    marks.row = performance.now();
    if (button === undefined) tellMarks(marks.row);
    press();
  };
  const look = () => {
    if (!shown && document.querySelector(row)) {
      shown = true;
      requestAnimationFrame(() => requestAnimationFrame(onFrame));
    }
    press();
    if (pressed && marks.click === undefined && now() !== unpressed) {
      tellMarks(performance.now());
    }
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [state],
  });
}
