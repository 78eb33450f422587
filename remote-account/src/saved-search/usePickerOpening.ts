import { useLazyComponent } from '@silverjobs/shell';
import { type ComponentType, useRef, useState } from 'react';

/**
 * A picker that is loaded when it is first opened; closing it gives the focus back to its field.
 * @param load imports the picker
 */
export function usePickerOpening<P extends object>(load: () => Promise<ComponentType<P>>) {
  const [isOpen, setOpen] = useState(false);
  const picker = useLazyComponent(load);
  const input = useRef<HTMLInputElement>(null);
  return {
    Picker: isOpen ? picker.Component : null,
    /** For the field that opens it. */
    field: {
      ref: input,
      open: isOpen,
      onOpen: () => {
        setOpen(true);
        void picker.load();
      },
    },
    close: () => {
      input.current?.focus();
      setOpen(false);
    },
  };
}
