import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx.ts';

type SlotProps = { readonly children: ReactNode; readonly className?: string } & Record<
  string,
  unknown
>;

/**
 * Gives its only child, for example a router link, the class and the props of our component.
 * Props that the child has itself win; class names are joined.
 * @throws Error when the child is not a single React element.
 */
export function Slot({ children, className, ...rest }: SlotProps): ReactElement {
  if (!isValidElement<Record<string, unknown>>(children)) {
    throw new Error('asChild needs exactly one React element as its child.');
  }
  const own = children.props;
  const ownClass = typeof own.className === 'string' ? own.className : undefined;
  return cloneElement(children, { ...rest, ...own, className: cx(className, ownClass) });
}
