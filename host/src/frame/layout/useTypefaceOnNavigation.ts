import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { takeTypeface } from './take-typeface.ts';

/** With the first other page all texts change anyway, and so may their typeface (delivery-65). */
export function useTypefaceOnNavigation(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const isOther = pathname !== first.current;

  useEffect(() => {
    if (isOther) takeTypeface();
  }, [isOther]);
}
