/** A step of the harness that failed, for the developer to read. */
export interface FailedStep {
  /** What the harness was doing, in English. */
  step: string;
  /** What came of it: message and, if it helps, the server's answer. */
  detail: string;
}

/** What a step gives: a value, or the step with its error. */
export type StepResult<T> = { kind: 'done'; value: T } | { kind: 'failed'; failure: FailedStep };

/** Runs a step and names it when it fails. */
export async function runStep<T>(step: string, work: () => Promise<T>): Promise<StepResult<T>> {
  try {
    return { kind: 'done', value: await work() };
  } catch (error) {
    console.error(`Harness: ${step}`, error);
    return { kind: 'failed', failure: { step, detail: describe(error) } };
  }
}

/** Message of an error, with status and body when it is an answer of the API. */
export function describe(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const response = (error as { response?: { status?: number; data?: unknown } } | null)?.response;
  if (!response) return message;
  return `${message}\n${response.status ?? ''} ${JSON.stringify(response.data)}`;
}
