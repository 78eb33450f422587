import type { ReactNode } from 'react';
import { Heading } from '../text/Heading.tsx';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** One sentence: why it is empty. */
  readonly children?: ReactNode;
  /** The next step: a Button or LinkButton. */
  readonly action?: ReactNode;
  /** A decorative icon, `{...icon('xl')}`. */
  readonly icon?: ReactNode;
  readonly titleLevel?: 2 | 3 | undefined;
}

/** Says that nothing is here, why, and what to do next. */
export function EmptyState(props: EmptyStateProps): ReactNode {
  const { title, children, action, icon, titleLevel = 2 } = props;
  return (
    <div className="sj-empty">
      {icon && <span className="sj-empty__icon">{icon}</span>}
      <Heading level={titleLevel} size="h3">
        {title}
      </Heading>
      {children && <div className="sj-empty__text">{children}</div>}
      {action && <div className="sj-empty__action">{action}</div>}
    </div>
  );
}
