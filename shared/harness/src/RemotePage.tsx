import { evaluateAccess } from '@silverjobs/contract/access';
import type { RegistryPage } from '@silverjobs/federation';
import { useUser } from '@silverjobs/shell';
import { Component, type ComponentType, type ReactNode } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { FailureNotice } from './FailureNotice.tsx';
import { describe, type StepResult } from './steps.ts';

/**
 * A page of the remote. The harness has no guards: who may not see the page in the product sees it
 * here, with a note.
 */
export function RemotePage({ page }: { page: RegistryPage }) {
  const result = useLoaderData<StepResult<ComponentType>>();
  const user = useUser();
  const { pathname } = useLocation();
  if (result.kind === 'failed') return <FailureNotice failure={result.failure} />;
  const access = evaluateAccess(page.access, { signedIn: true, loaded: user !== null, user });
  const Page = result.value;
  return (
    <>
      {!access.allowed && (
        <p className="harness-note">
          In the product this user may not open this page ({access.reason}) and is led elsewhere.
        </p>
      )}
      <RenderBoundary key={pathname} step={`Show ${page.expose}`}>
        <Page />
      </RenderBoundary>
    </>
  );
}

interface RenderBoundaryProps {
  step: string;
  children: ReactNode;
}

class RenderBoundary extends Component<RenderBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    const { step, children } = this.props;
    if (!this.state.failed) return children;
    return <FailureNotice failure={{ step, detail: describe(this.state.error) }} />;
  }
}
