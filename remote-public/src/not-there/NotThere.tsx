import { usePageHead } from '@silverjobs/shell';
import { Heading } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import '../page.css';

interface NotThereProps {
  title: string;
  /** What to do instead. */
  children: ReactNode;
  /** 410 for what was there once. */
  status?: 404 | 410;
}

/** A page that is not there, or no longer: says so, to machines too. */
export function NotThere({ title, children, status = 404 }: NotThereProps): ReactNode {
  usePageHead({ title, unlisted: true, status });
  return (
    <div className="pub-wrap pub-section">
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
