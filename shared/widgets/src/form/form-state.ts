import type { FormEvent } from 'react';

/** What the parts of a form on the page need of it, whatever its fields are. */
export interface FormState {
  readonly summary: readonly { fieldId: string; message: string }[];
  readonly attempt: number;
  readonly failure: Error | null;
  readonly interrupted: boolean;
  readonly sending: boolean;
  readonly binding: boolean;
  /** Takes over what was typed before the scripts ran. */
  adopt(page: HTMLFormElement): void;
  submit(event?: FormEvent<HTMLFormElement>): void;
}
