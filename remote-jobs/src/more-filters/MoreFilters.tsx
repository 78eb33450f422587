import { useLazyComponent } from '@silverjobs/shell';
import { IconTextButton, icon, Spinner } from '@silverjobs/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { activeCount, type Refinement } from '../filter/refinement.ts';
import './more-filters.css';

const importDialog = async () => (await import('./MoreFiltersDialog.tsx')).MoreFiltersDialog;
const importActive = async () => (await import('./ActiveFilters.tsx')).ActiveFilters;

interface MoreFiltersProps {
  refinement: Refinement;
  onChange: (next: Refinement) => void;
  /** Takes out what does not exist; no step of the reader. */
  onCorrect: (next: Refinement) => void;
}

/** 'Weitere Filter' for kind of job and hours, and those that are on (jobs-90). */
export function MoreFilters({ refinement, onChange, onCorrect }: MoreFiltersProps): ReactNode {
  const [open, setOpen] = useState(false);
  const dialog = useLazyComponent(importDialog);
  // Without them the dialog still takes filters away.
  const active = useLazyComponent(importActive, { quiet: true });
  const opener = useRef<HTMLButtonElement>(null);
  const count = activeCount(refinement);
  const isOn = count > 0;

  const { load } = active;
  useEffect(() => {
    if (isOn) void load();
  }, [isOn, load]);

  return (
    <div className="jobs-more-filters">
      <IconTextButton
        ref={opener}
        icon={<SlidersHorizontal {...icon()} />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          void dialog.load();
        }}
      >
        Weitere Filter{isOn && ` (${count})`}
      </IconTextButton>
      {isOn && active.Component && (
        <active.Component
          refinement={refinement}
          onRemove={(next) => {
            onChange(next);
            // What was pressed is gone.
            opener.current?.focus();
          }}
          onCorrect={onCorrect}
        />
      )}
      {dialog.loading && <Spinner label="Auswahl wird geladen …" />}
      {open && dialog.Component && (
        <dialog.Component
          refinement={refinement}
          onClose={() => setOpen(false)}
          onApply={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
      )}
    </div>
  );
}
