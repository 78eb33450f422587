import { useUnsavedWork } from '@silverjobs/shell';
import { type FormEvent, useId, useState } from 'react';
import { conflictGroups } from './conflict-groups.ts';
import { fieldsOf } from './find-problems.ts';
import type { FormState } from './form-state.ts';
import type { FieldOf, FormOptions, Problem } from './form-types.ts';
import { sameValues, typedInPage } from './typed-values.ts';
import { type Choice, useConflict } from './use-conflict.ts';
import { useEarlyInput } from './use-early-input.ts';
import { useProblems } from './use-problems.ts';
import { useSend } from './use-send.ts';
import { useTyped } from './use-typed.ts';

/**
 * A form: what is typed survives a failure, a reload and the end of the session until it has
 * arrived; what is wrong is said after an attempt to send; it is sent once at a time.
 */
export function useForm<V extends object, Body, Data>(options: FormOptions<V, Body, Data>) {
  const ids = useId();
  const idOf = (field: FieldOf<V>) => `${ids}-${field}`;
  const typed = useTyped(options);
  const { values } = typed;
  const found = useProblems(options, values, idOf);
  const between = useConflict(typed.base, options.together);
  const sending = useSend(options, { typed, found, conflict: between });
  const [asking, setAsking] = useState(false);
  const unsaved = typed.changed && (options.isUnsaved?.(values) ?? true) && !sending.sent;
  useUnsavedWork(options.work ?? '', options.work !== undefined && unsaved);

  function set(part: Partial<V>) {
    sending.noteChange();
    found.look(typed.set(part), part);
  }

  const { shown, adopt } = useEarlyInput(values, set);

  function submit(event?: FormEvent<HTMLFormElement>) {
    event?.preventDefault();
    if (sending.sending) return;
    if (between.conflict) return between.ask();
    sending.begin();
    const unseen = event ? typedInPage(event.currentTarget, values) : {};
    const now = fieldsOf(unseen).length > 0 ? typed.set(unseen) : typed.latest();
    if (!found.check(now)) return;
    if (options.onUnchanged && sameValues(options.initial, now)) return options.onUnchanged();
    const ready = options.prepare ? typed.set(options.prepare(now)) : now;
    if (options.asks) return setAsking(true);
    sending.send(ready);
  }

  const conflict: FormState['conflict'] = between.conflict && {
    groups: conflictGroups(between.conflict, values, idOf, options.names),
    number: between.conflict.number,
    resolve: (choice) => {
      const next = between.resolve(typed.latest(), choice as Choice<V>);
      sending.send(typed.set(next.values, next.over));
    },
  };
  const { sent, interrupted, failure } = sending;

  return {
    values: shown,
    set,
    submit,
    idOf,
    ...fieldProps(shown, set, found.problems, idOf),
    /** Problems by the ids of their fields, where they stand above the form too. */
    summary: found.summary ? summaryOf(found.problems, options.names, idOf) : [],
    attempt: found.number,
    /** Says what is wrong with a field and leads there. */
    refuse: found.refuse,
    sending: sending.sending,
    sent,
    failure,
    interrupted,
    /** What another window has changed meanwhile. */
    conflict,
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
      sending.send(typed.latest());
    },
    cancelConfirmation: () => setAsking(false),
    adopt,
  };
}

/** What the controls of a form's fields take, by the name of the field. */
function fieldProps<V extends object>(
  shown: V,
  set: (part: Partial<V>) => void,
  problems: readonly Problem<V>[],
  idOf: (field: FieldOf<V>) => string,
) {
  const errorOf = (field: FieldOf<V>) => problems.find((one) => one.field === field)?.text;
  return {
    errorOf,
    /** Id and problem of a field, for Field and other fields of the design system. */
    field: (field: FieldOf<V>) => ({ id: idOf(field), error: errorOf(field) }),
    /** Name, value and change of a control of text. */
    text: (field: FieldOf<V>) => ({
      name: field,
      value: String(shown[field]),
      onChange: ({ target }: { target: { value: string } }) =>
        set({ [field]: target.value } as Partial<V>),
    }),
  };
}

function summaryOf<V extends object>(
  problems: readonly Problem<V>[],
  names: FormOptions<V, never, never>['names'],
  idOf: (field: FieldOf<V>) => string,
) {
  return problems.map(({ field, text }) => ({
    fieldId: idOf(field),
    message: names?.[field] ? `${names[field]}: ${text}` : text,
  }));
}
