import { Drawer } from '@silverjobs/ui/overlays';
import type { ReactNode } from 'react';

interface MenuDrawerProps {
  children: ReactNode;
  onClose: () => void;
}

/** The side menu as a drawer, under 992 px (layout-1). */
export function MenuDrawer({ children, onClose }: MenuDrawerProps) {
  return (
    <Drawer open label="Menü" closeLabel="Menü schließen" onCloseRequest={onClose}>
      {children}
    </Drawer>
  );
}
