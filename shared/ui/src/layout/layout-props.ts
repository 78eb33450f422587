import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { LayoutElement } from './gap.ts';

/** What every layout component takes beside its own props. No style attribute (content security). */
export interface LayoutProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** The element to render, default div. */
  readonly as?: LayoutElement | undefined;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLElement> | undefined;
}
