import { useEffect, useState } from 'react';

/**
 * `open`, one step later than the mounting. In StrictMode React mounts twice; what is opened in
 * between closes itself at once, because the first mount gives the focus back to the page.
 */
export function useOpenAfterMount(open: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted && open;
}
