/** What the focused element is likely called; runs in the page, and the browser's tree has the last word. */
export const nameInPage = (): string => {
  const at = document.activeElement as HTMLInputElement | null;
  const words = (element: HTMLElement | null | undefined) =>
    // biome-ignore lint/performance/useDomNodeTextContent: names have spaces where lines end
    (element?.innerText || element?.textContent || '').replace(/\s+/g, ' ').trim();
  const ids = at?.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  return (
    ids.map((id) => words(document.getElementById(id))).join(' ') ||
    at?.getAttribute('aria-label') ||
    words(at?.labels?.[0]) ||
    words(at)
  );
};
