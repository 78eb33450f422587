// Loaded only when something opens. Core pieces come by package name, so that they are the shared ones.

export { OptionList } from './listbox/OptionList.tsx';
export { type OptionListState, useOptionList } from './listbox/useOptionList.ts';
export { Box } from './overlays/Box.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './overlays/Dialog.tsx';
export { Drawer, type DrawerProps } from './overlays/Drawer.tsx';
export { FormDialog, type FormDialogProps } from './overlays/FormDialog.tsx';
export { Tooltip, type TooltipProps } from './overlays/Tooltip.tsx';
