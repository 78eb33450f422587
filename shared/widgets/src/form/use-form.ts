import { useRenewableMutation } from '@silverjobs/api';
import { useSessionRenewed, useUnsavedWork } from '@silverjobs/shell';
import { type FormEvent, useCallback, useId, useRef, useState } from 'react';
import { currentOf } from './conflict.ts';
import { conflictGroups } from './conflict-groups.ts';
import { fieldsOf, refusedField } from './find-problems.ts';
import type { FormState } from './form-state.ts';
import type { FieldOf, FormOptions } from './form-types.ts';
import { sameValues, typedInPage } from './typed-values.ts';
import { type Choice, useConflict } from './use-conflict.ts';
import { useEarlyInput } from './use-early-input.ts';
import { useProblems } from './use-problems.ts';
import { useTyped } from './use-typed.ts';

/**
 * A form: what is typed survives a failure, a reload and the end of the session until it has
 * arrived; what is wrong is said after an attempt to send; it is sent once at a time.
 */
export function useForm<V extends object, Body, Data>(options: FormOptions<V, Body, Data>) {
  const { mutation, toBody, prepare, onSent, onArrived, onFailed, onUnchanged, isUnsaved } =
    options;
  const ids = useId();
  const idOf = (field: FieldOf<V>) => `${ids}-${field}`;
  const typed = useTyped(options);
  const { values } = typed;
  const found = useProblems(options, values, idOf);
  const between = useConflict(typed.base, options.together);
  const [sent, setSent] = useState(false);
  const [interrupted, setInterrupted] = useState(false);
  const [asking, setAsking] = useState(false);

  const sending = useRenewableMutation({
    ...mutation,
    onSuccess: (...arrived) => {
      const [data, body] = arrived;
      const stored = mutation.onSuccess?.(...arrived);
      const now = typed.latest();
      typed.forget();
      onArrived?.(data, body, now);
      return stored;
    },
  });
  // The session ended while sending, and the user is signed in again: offered once more (ACC-14).
  const pending = useRef(false);
  pending.current = sending.isPending;
  useSessionRenewed(useCallback(() => setInterrupted(pending.current), []));
  const unsaved = typed.changed && (isUnsaved?.(values) ?? true) && !sent;
  useUnsavedWork(options.work ?? '', options.work !== undefined && unsaved);

  function set(part: Partial<V>) {
    setSent(false);
    found.look(typed.set(part), part);
  }

  const { shown, adopt } = useEarlyInput(values, set);

  function send(ready: V) {
    sending.mutate(toBody(ready, typed.base().version), {
      onSuccess: (data) => {
        setSent(true);
        found.clear();
        onSent?.(data, ready);
      },
      onError: (error) => {
        const current = currentOf(error);
        if (current && options.readCurrent) {
          const next = between.meet(ready, {
            theirs: options.readCurrent(current as Data),
            version: current.version,
            words: options.words?.(current as Data) ?? {},
          });
          if (next) send(typed.set(next.values, next.over));
          return;
        }
        const refused = refusedField(options, error);
        if (refused) found.refuse(refused);
        onFailed?.(error);
      },
    });
  }

  function submit(event?: FormEvent<HTMLFormElement>) {
    event?.preventDefault();
    if (sending.isPending) return;
    if (between.conflict) return between.ask();
    setSent(false);
    setInterrupted(false);
    const unseen = event ? typedInPage(event.currentTarget, values) : {};
    const now = fieldsOf(unseen).length > 0 ? typed.set(unseen) : typed.latest();
    if (!found.check(now)) return;
    if (onUnchanged && sameValues(options.initial, now)) return onUnchanged();
    const ready = prepare ? typed.set(prepare(now)) : now;
    if (options.asks) return setAsking(true);
    send(ready);
  }

  const isStale = options.readCurrent !== undefined && currentOf(sending.error) !== null;
  const conflict: FormState['conflict'] = between.conflict && {
    groups: conflictGroups(between.conflict, values, idOf, options.names),
    number: between.conflict.number,
    resolve: (choice) => {
      const next = between.resolve(typed.latest(), choice as Choice<V>);
      send(typed.set(next.values, next.over));
    },
  };

  return {
    values: shown,
    set,
    submit,
    idOf,
    errorOf: (field: FieldOf<V>) => found.problems.find((one) => one.field === field)?.text,
    /** Id and problem of a field, for Field and other fields of the design system. */
    field: (field: FieldOf<V>) => ({
      id: idOf(field),
      error: found.problems.find((one) => one.field === field)?.text,
    }),
    /** Name, value and change of a control of text. */
    text: (field: FieldOf<V>) => ({
      name: field,
      value: String(shown[field]),
      onChange: ({ target }: { target: { value: string } }) =>
        set({ [field]: target.value } as Partial<V>),
    }),
    /** Problems by the ids of their fields, where they stand above the form too. */
    summary: found.summary
      ? found.problems.map(({ field, text }) => ({
          fieldId: idOf(field),
          message: options.names?.[field] ? `${options.names[field]}: ${text}` : text,
        }))
      : [],
    attempt: found.number,
    /** Says what is wrong with a field and leads there. */
    refuse: found.refuse,
    sending: sending.isPending,
    /** It has arrived, and nothing was changed since. */
    sent,
    /** Why it was not sent; what the server says about one field stands at that field. */
    failure: isStale || refusedField(options, sending.error) ? null : sending.error,
    /** What another window has changed meanwhile. */
    conflict,
    interrupted,
    changed: typed.changed,
    recovered: typed.recovered,
    offer: typed.offer,
    /** Gives up what was typed; where nothing was, an earlier draft stays on offer. */
    discard: () => (typed.changed ? typed.forget() : typed.reset()),
    binding: options.binding === true,
    /** The question before it is sent is open; it ends with one of these. */
    asking,
    confirm: () => {
      setAsking(false);
      send(typed.latest());
    },
    keepBack: () => setAsking(false),
    adopt,
  };
}
