import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** What the tabs are about, e.g. 'Über den Kurs'. */
  readonly label: string;
  /** At least one; the first is open. */
  readonly tabs: readonly Tab[];
}

/** Where the arrow keys, Home and End lead from the tab at `index`; null for other keys. */
function targetOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Tabs with one open panel. Arrow keys move and open; all panels are in the page, so that printing
 * shows everything.
 */
export function Tabs({ label, tabs }: TabsProps): ReactNode {
  const base = useId();
  const [open, setOpen] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent, index: number) {
    const target = targetOf(event.key, index, tabs.length);
    const tab = target === null ? undefined : tabs[target];
    if (target === null || !tab) return;
    event.preventDefault();
    setOpen(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  }

  return (
    <div className="sj-tabs">
      <div ref={list} role="tablist" aria-label={label} className="sj-tabs__list">
        {tabs.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            className="sj-tab"
            aria-selected={id === open}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === open ? 0 : -1}
            onClick={() => setOpen(id)}
            onKeyDown={(event) => move(event, index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${id}`}
          className="sj-tabs__panel"
          aria-labelledby={`${base}-tab-${id}`}
          tabIndex={id === open ? 0 : -1}
          hidden={id !== open}
        >
          <p className="sj-tabs__printed" aria-hidden="true">
            {name}
          </p>
          {content}
        </div>
      ))}
    </div>
  );
}
