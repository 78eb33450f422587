import { type Ref, type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Lets a text area grow with its text; its rows stay the least height, which CSS's own
 * `field-sizing` does not do.
 * @returns the ref for the text area, which also serves the caller's ref
 */
export function useAutoSize(
  enabled: boolean,
  value: string,
  outer: Ref<HTMLTextAreaElement> | undefined,
): RefCallback<HTMLTextAreaElement> {
  const element = useRef<HTMLTextAreaElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the value
  useLayoutEffect(() => {
    const area = element.current;
    if (!enabled || !area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  }, [enabled, value]);

  return useCallback(
    (area) => {
      element.current = area;
      if (typeof outer === 'function') return outer(area);
      if (outer) outer.current = area;
      return undefined;
    },
    [outer],
  );
}
