/** What the document tells the inline script that runs now, in its attribute `data-input`. */
export function readInput<T>(): T {
  return JSON.parse(document.currentScript?.dataset.input ?? 'null') as T;
}
