import { Component, type ReactNode } from 'react';

interface CrashGuardProps {
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/** Foreign code below it may crash; then it is gone, and the page stays. */
export class CrashGuard extends Component<CrashGuardProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
