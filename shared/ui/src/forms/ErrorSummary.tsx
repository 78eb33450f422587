import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface FieldProblem {
  /** Id of the control (Field id). */
  readonly fieldId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly problems: readonly FieldProblem[];
  /** Default 'Bitte prüfen Sie Ihre Angaben'. */
  readonly title?: string | undefined;
  /** Takes the focus when it appears. Default true. */
  readonly focusOnMount?: boolean | undefined;
  /** Level of its heading, default 2. */
  readonly titleLevel?: 2 | 3 | undefined;
}

/** Stands above a long form after a failed attempt: each problem links to its field. */
export function ErrorSummary(props: ErrorSummaryProps): ReactNode {
  const { problems, focusOnMount = true, titleLevel = 2 } = props;
  const titleId = useId();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const any = problems.length > 0;

  useEffect(() => {
    if (any && focusOnMount) box.current?.focus();
  }, [any, focusOnMount]);

  if (!any) return null;
  const Title = `h${titleLevel}` as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, and this one links
    <div
      ref={box}
      className="sj-error-summary"
      // No alert: it takes the focus, and would be read twice.
      role="group"
      aria-labelledby={titleId}
      aria-describedby={listId}
      tabIndex={-1}
    >
      <Title id={titleId} className="sj-heading sj-heading--h4">
        {props.title ?? 'Bitte prüfen Sie Ihre Angaben'}
      </Title>
      <ul id={listId}>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** By script, because the address must not change and the label should be in sight. */
function goTo(event: MouseEvent, fieldId: string) {
  const control = document.getElementById(fieldId);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest('.sj-field, fieldset') ?? control).scrollIntoView?.({ block: 'center' });
}
