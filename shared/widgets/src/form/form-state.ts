import type { DraftOffer } from '@silverjobs/shell';
import type { FormEvent } from 'react';

/** What the parts of a form on the page need of it, whatever its fields are. */
export interface FormState {
  readonly summary: readonly { fieldId: string; message: string }[];
  readonly attempt: number;
  readonly failure: Error | null;
  /** What another window has changed meanwhile, each with both values (formats-28). */
  readonly conflict: {
    /** Fields that belong together; each is one choice, named by its first. */
    readonly groups: readonly (readonly {
      field: string;
      id: string;
      /** What the form calls it; without one its label on the page. */
      name: string | undefined;
      mine: unknown;
      theirs: unknown;
      /** What the record says of its value; undefined where the page does. */
      words: string | undefined;
    }[])[];
    /** Counts how often the choice was asked for. */
    readonly number: number;
    /** Sends what was chosen, by the first field of a group. */
    resolve(choice: Readonly<Record<string, 'mine' | 'theirs'>>): void;
  } | null;
  readonly interrupted: boolean;
  readonly sending: boolean;
  readonly binding: boolean;
  /** What was typed here before the last sign-out. */
  readonly offer: DraftOffer | null;
  /** Takes over what was typed before the scripts ran. */
  adopt(page: HTMLFormElement): void;
  submit(event?: FormEvent<HTMLFormElement>): void;
}

/** A field with the values of both windows. */
export type ConflictField = NonNullable<FormState['conflict']>['groups'][number][number];
