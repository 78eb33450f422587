import type { ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';

/** Fills the window while the application itself is loading (layout-11). */
export function FullScreenSpinner({ label }: { readonly label?: string | undefined }): ReactNode {
  return (
    <div className="sj-full-screen">
      <Spinner large label={label} />
    </div>
  );
}
