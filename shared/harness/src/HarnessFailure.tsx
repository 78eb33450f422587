import { useRouteError } from 'react-router-dom';
import { FailureNotice } from './FailureNotice.tsx';
import { describe } from './steps.ts';

/** The harness itself failed; a page of the remote keeps its errors to itself. */
export function HarnessFailure() {
  return <FailureNotice failure={{ step: 'Run the harness', detail: describe(useRouteError()) }} />;
}
