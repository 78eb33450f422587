import type { UseMutationOptions } from '@tanstack/react-query';

/** Name of a field. */
export type FieldOf<V> = keyof V & string;

/** Groups of fields that only mean something together, such as a sector and its part. */
export type Together<V> = readonly (readonly FieldOf<V>[])[];

/** What is wrong with a field, in German. */
export interface Problem<V> {
  field: FieldOf<V>;
  text: string;
}

/** The rules of a form: a schema of '@silverjobs/contract/forms/…', which the backend uses too. */
interface Rules {
  safeParse(values: unknown): {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

/** What was read before anything was typed. */
export interface Base<V> {
  readonly values: V;
  readonly version: string | undefined;
}

/** What was typed, by field, and the record that it was typed over, where that has versions. */
export type Typed<V> = Partial<V> & { readonly $base?: Base<V> };

/** A place for what is typed into a form. */
export interface TypedStore<V> {
  value: Typed<V>;
  change(typed: Typed<V>): void;
  /** It was sent or given up. */
  forget(): void;
}

/** How a form is filled in, checked and sent. */
export interface FormOptions<V extends object, Body, Data> {
  /** What stands in the fields before anything is typed; fields in the order of the page. */
  initial: V;
  /** Name of the draft in the user's storage. Without one nothing typed is stored (passwords). */
  draft?: string | undefined;
  /** Keeps what is typed in place of the user's storage: a draft that the server has too. */
  typed?: TypedStore<V> | undefined;
  /** Checks what a draft holds for fields that are no free text, such as choices. */
  keep?: Partial<Record<FieldOf<V>, (value: unknown) => boolean>> | undefined;
  /** What unsaved work is called when somebody leaves; without a name nobody is asked. */
  work?: string | undefined;
  /** What counts as unsaved work. By default any change. */
  isUnsaved?: ((values: V) => boolean) | undefined;
  /** Rules for what is typed, where they depend on it as a function. */
  rules?: Rules | ((values: V) => Rules) | undefined;
  /** What only the browser knows to be wrong, such as a postal code that was looked up. */
  findMore?: ((values: V) => readonly Problem<V>[]) | undefined;
  /** Names of fields in the list above the form, where problems would read alike. */
  names?: Partial<Record<FieldOf<V>, string>> | undefined;
  /** How it is sent. */
  mutation: UseMutationOptions<Data, Error, Body>;
  /** What is sent of values without problems, with the version that they were read with. */
  toBody: (values: V, version: string | undefined) => Body;
  /** Version of the record that `initial` is of (formats-28). */
  version?: string | undefined;
  /** The values of the record as another window has saved it; with a version it is needed. */
  readCurrent?: ((current: Data) => V) | undefined;
  /** Fields that only mean something together: two windows never mix them (formats-28). */
  together?: Together<V> | undefined;
  /**
   * What the record says of its values, where the page cannot: the words of an id that is not in a list
   * of the page. Null for a field that nobody sees.
   */
  words?: ((current: Data) => Partial<Record<FieldOf<V>, string | null>>) | undefined;
  /** Put into the draft before it leaves, such as the key by which the server knows it again. */
  prepare?: ((values: V) => Partial<V>) | undefined;
  /** Fields by the names that the server uses, where they differ. */
  params?: Readonly<Record<string, FieldOf<V>>> | undefined;
  /** Nothing was changed: done instead of sending it. */
  onUnchanged?: (() => void) | undefined;
  /** It has arrived, also when the form is gone by now. `typed`: what stood in the form then. */
  onArrived?: ((data: Data, body: Body, typed: V) => void) | undefined;
  /** It has arrived while the form is still there. */
  onSent?: ((data: Data, values: V) => void) | undefined;
  onFailed?: ((error: Error) => void) | undefined;
  /** A binding act: only its own button sends it, never Enter in a field. */
  binding?: boolean | undefined;
  /** It costs money or cannot be taken back: asked once more before it is sent (layout-32). */
  asks?: boolean | undefined;
}
