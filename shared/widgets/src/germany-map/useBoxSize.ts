import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './map-view.ts';

/** Size of an element and of the page's letters, in pixels. */
export interface MeasuredBox extends Size {
  /** Pixels of 1 rem: grows with the text size that the user chose. */
  rem: number;
}

/**
 * Measures an element, and again when it changes.
 * @returns null before the first measurement
 */
export function useBoxSize(box: RefObject<Element | null>): MeasuredBox | null {
  const [size, setSize] = useState<MeasuredBox | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 18;
      setSize({ width, height, rem });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
