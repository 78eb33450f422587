/** Remembers whether something was typed into the page that is shown. */
export interface TypedInput {
  /** Whether there is such input. */
  has(): boolean;
  /** Another page is shown. */
  forget(): void;
}

const TEXT = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable]';

/**
 * Watches what is typed, for pages that do not say themselves what of it is unsaved. Rather asks
 * once too often: it cannot know that something was sent.
 */
export function watchTypedInput(): TypedInput {
  let typed = false;
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.matches(TEXT)) typed = true;
    },
    { capture: true },
  );
  return {
    has: () => typed,
    forget: () => {
      typed = false;
    },
  };
}
