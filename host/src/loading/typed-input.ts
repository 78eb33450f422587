/** Remembers whether something was typed into the page that is shown. */
export interface TypedInput {
  /** Whether there is such input that a reload could cost. */
  has(): boolean;
  /** Another page is shown. */
  forget(): void;
}

/** What is typed to search or filter is no work of anybody's. */
const TEXT =
  'input:not([type=checkbox], [type=radio], [type=button], [type=search], [role=combobox]), textarea, [contenteditable]';

/**
 * Watches what is typed, for pages that do not say themselves what of it is unsaved. A field that
 * is empty again was sent or given up, and so was what stood in a dialog that is closed. Beyond that
 * it rather asks once too often: it cannot know that something was saved.
 */
export function watchTypedInput(): TypedInput {
  /** Fields that were typed into, and whether they stand in a dialog. */
  const fields = new Map<Element, boolean>();
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.matches(TEXT)) {
        fields.set(target, target.closest('[role=dialog], [role=alertdialog], dialog') !== null);
      }
    },
    { capture: true },
  );
  return {
    has: () =>
      [...fields].some(([field, inDialog]) =>
        field.isConnected ? textOf(field) !== '' : !inDialog,
      ),
    forget: () => fields.clear(),
  };
}

function textOf(field: Element): string {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField ? field.value : (field.textContent ?? '');
}
