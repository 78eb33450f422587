import { type RefObject, useEffect, useState } from 'react';
import { type Piece, pageBreaks } from './page-breaks.ts';

/** Height of what lies between the margins of a page, as a multiple of its width. */
const PROPORTION = 257 / 165;

/** Where new pages begin in the preview: distances from the top of the paper in pixels; null without pages. */
export function usePageBreaks(
  paper: RefObject<HTMLDivElement | null>,
  document: unknown,
): readonly number[] | null {
  const [breaks, setBreaks] = useState<readonly number[] | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document stands elsewhere
  useEffect(() => {
    const element = paper.current;
    const sheet = element?.firstElementChild;
    if (!element || !sheet) return;
    const measure = () => {
      const { top } = element.getBoundingClientRect();
      const pieces = [...sheet.children].map((child): Piece => {
        const box = child.getBoundingClientRect();
        const isHeading = /^H\d$/.test(child.tagName);
        const isText = child.tagName === 'P' || child.tagName === 'UL';
        const lineHeight = isText ? Number.parseFloat(getComputedStyle(child).lineHeight) : 0;
        return {
          top: box.top - top,
          bottom: box.bottom - top,
          isHeading,
          lineHeight: lineHeight > 0 ? lineHeight : null,
        };
      });
      // On a small screen the preview has no pages (document-preview.css).
      if (getComputedStyle(sheet).minHeight === '0px') return setBreaks(null);
      const page = sheet.getBoundingClientRect().width * PROPORTION;
      setBreaks((before) => {
        const next = pageBreaks(pieces, page).map(Math.round);
        return next.join() === before?.join() ? before : next;
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [paper, document]);

  return breaks;
}
