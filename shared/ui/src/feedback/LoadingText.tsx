import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

/** Says to screen readers what is loading; the host says when that has ended (layout-34). */
export function LoadingText({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <VisuallyHidden role="status" className="sj-loading">
      {children}
    </VisuallyHidden>
  );
}
