/** A page of the host, with which visits of remotes' pages begin and end. */
export const HOST_PAGE = '/impressum';

/** What goes from page to page within one document. */
interface InPageVisits {
  /** Leads to a page, as the browser's own buttons do. */
  begin(address: string): void;
  /** Whether that page is there with its content. */
  isThere(): boolean;
}

/** Puts `visits` into the window of a document; for `page.evaluate`. */
export function installVisits(): void {
  // One page may have led on to the other.
  let before: Element | null = null;
  const visits: InPageVisits = {
    begin: (address) => {
      before = location.pathname === address ? null : document.querySelector('main h1');
      // Another index: an entry of the same one is a layer over the page. One key for each address, so that what the
      // router keeps for it is the same at every visit.
      const idx = (history.state?.idx ?? 0) + 1;
      history.replaceState({ usr: null, key: address, idx }, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    isThere: () => {
      const heading = document.querySelector('main h1');
      if (!heading?.textContent || heading === before) return false;
      // What asks first who somebody is waits for the answer.
      if (document.querySelector('[role=dialog], dialog[open]')) return true;
      const waits = document.querySelector('main [class*=skeleton], main .sj-loading');
      // The entry of a layer that has closed is given back.
      return !waits && !history.state?.layers && heading.textContent !== 'silverjobs';
    },
  };
  Object.assign(window, { visits });
}

/** The window of a document with `visits`. */
export type VisitedWindow = Window & { visits: InPageVisits };
