/** Closing a notice that lies over a dialog must not close the dialog. */
export function keepOpenForNotices(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('.sj-toasts')) event.preventDefault();
}
