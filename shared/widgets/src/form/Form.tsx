import { ErrorSummary, keepEnter, Stack } from '@silverjobs/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormState } from './form-state.ts';
import { KeptDraft } from './KeptDraft.tsx';
import { LazyConflict } from './LazyConflict.tsx';

interface FormProps {
  form: FormState;
  /** Title of the problems above the form. Default 'Bitte prüfen Sie Ihre Angaben'. */
  problemsTitle?: string | undefined;
  /** Distance of its parts, in steps of 4 px. */
  gap?: 4 | 5 | 6;
  className?: string;
  children: ReactNode;
}

/** A form on the page: works before the scripts do, shows its problems, sends by its button. */
export function Form({ form, problemsTitle, gap = 5, className, children }: FormProps): ReactNode {
  const page = useRef<HTMLFormElement>(null);
  const adopt = useRef(form.adopt);
  useEffect(() => {
    if (page.current) adopt.current(page.current);
  }, []);
  return (
    <form
      ref={page}
      noValidate
      method="post"
      className={className}
      onSubmit={form.submit}
      // Before the scripts run the document keeps Enter by this mark.
      data-binding={form.binding || undefined}
      onKeyDown={form.binding ? keepEnter : undefined}
    >
      <Stack gap={gap}>
        <FormProblems form={form} title={problemsTitle} />
        {children}
      </Stack>
    </form>
  );
}

interface FormProblemsProps {
  form: FormState;
  title?: string | undefined;
  /** Level of the heading; 3 in dialogs. */
  titleLevel?: 2 | 3;
}

/**
 * What stands above a form: what was typed before the last sign-out, and the problems, each with the
 * way to its field; they take the focus.
 */
export function FormProblems({ form, title, titleLevel }: FormProblemsProps): ReactNode {
  return (
    <>
      {form.offer && <KeptDraft offer={form.offer} />}
      <ErrorSummary
        key={form.attempt}
        title={title}
        titleLevel={titleLevel}
        problems={form.summary}
      />
      {form.conflict && <LazyConflict conflict={form.conflict} />}
    </>
  );
}
