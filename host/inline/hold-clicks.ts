const PRESSABLE =
  'button, [role=button], [role=tab], [role=switch], input[type=checkbox], input[type=radio], input[aria-haspopup]';

/** A form with an address of its own: the browser sends it by itself. */
const PLAIN_FORM = 'form[action]';

/**
 * Keeps the clicks on a page that is not hydrated yet, once for each element, to be replayed
 * (delivery-52). Links and typed text need no help, and a form that the browser sent would be lost.
 */
export function holdClicks(): void {
  const held: { element: Element; path: number[]; text: string }[] = [];
  const hold = (event: Event): void => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const pressed = type === 'submit' ? target : target.closest(PRESSABLE);
    // A message that took the page's place hears of clicks itself.
    if (!pressed?.closest('#root') || pressed.closest(PLAIN_FORM)) return;
    event.preventDefault();
    // What stands around the page may be hydrated already, and would do it twice.
    event.stopPropagation();
    if (held.some(({ element }) => element === pressed)) return;
    held.push({ element: pressed, path: pathOf(pressed), text: pressed.textContent ?? '' });
  };
  // Enter presses the button of a form, also of one that only its button sends (layout-31); and
  // keys open pickers ('Was?').
  const holdKey = (event: KeyboardEvent): void => {
    const { key, target } = event;
    const opens = ['Enter', ' ', 'ArrowDown'].includes(key);
    if (opens && target instanceof Element && target.matches('input[aria-haspopup]')) hold(event);
    if (key === 'Enter' && target instanceof Element && target.matches('[data-binding] input'))
      event.preventDefault();
  };
  const stop = (): void => {
    document.removeEventListener('keydown', holdKey, true);
    document.removeEventListener('click', hold, true);
    document.removeEventListener('submit', hold, true);
  };
  document.addEventListener('keydown', holdKey, true);
  document.addEventListener('click', hold, true);
  document.addEventListener('submit', hold, true);
  window.silverjobsPresses = { held, stop };
}

/** Which child an element is, and its parents are, from #root on. */
function pathOf(element: Element): number[] {
  const path: number[] = [];
  for (let at = element; at.id !== 'root' && at.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
}
