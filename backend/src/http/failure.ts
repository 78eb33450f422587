import { type ErrorCode, failureTexts } from '@silverjobs/contract';

type Details = {
  /** German sentence; without it the usual one of the code. */
  readonly message?: string;
  /** The field that is wrong. */
  readonly param?: string;
  readonly payload?: Record<string, unknown>;
  /** When to try again, in seconds from now. */
  readonly retryAfter?: number;
  /** What went wrong behind it, for the log; never answered. */
  readonly cause?: unknown;
};

/** An answer that refuses: thrown by handlers so that transactions roll back. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly param: string | undefined;
  readonly payload: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? failureTexts[code], { cause: details.cause });
    this.name = 'Failure';
    this.code = code;
    this.param = details.param;
    this.payload = details.payload;
    this.retryAfter = details.retryAfter;
  }
}
