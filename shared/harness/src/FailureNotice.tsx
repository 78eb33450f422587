import type { FailedStep } from './steps.ts';

/** Says plainly which step failed and how. */
export function FailureNotice({ failure }: { failure: FailedStep }) {
  return (
    <div className="harness-failure" role="alert">
      <p>
        <strong>Failed: {failure.step}</strong>
      </p>
      <pre>{failure.detail}</pre>
    </div>
  );
}
