import { Component, type ReactNode } from 'react';
import type { RemotePage } from '../../../common/page-table.ts';
import type { LoadFailure } from '../../loading/load-failure.ts';
import { toFailure } from '../../loading/load-page.ts';

interface PageErrorBoundaryProps {
  target: RemotePage;
  onFailure: (failure: LoadFailure) => void;
  fallback: (failure: LoadFailure, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps an error of a page within the page. */
export class PageErrorBoundary extends Component<
  PageErrorBoundaryProps,
  { error: unknown; failed: boolean }
> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(toFailure(this.props.target, error));
  }

  override render() {
    const { target, fallback, children } = this.props;
    if (!this.state.failed) return children;
    return fallback(toFailure(target, this.state.error), () =>
      this.setState({ error: undefined, failed: false }),
    );
  }
}
