import { Info } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { cx } from '../lib/cx.ts';
import { useAnnouncement } from '../lib/useAnnouncement.ts';
import { icon } from '../text/icon.ts';
import { type ButtonAppearance, buttonClass } from './button-class.ts';

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'style' | 'disabled' | 'aria-disabled'>,
    ButtonAppearance {
  /** A decorative icon before the words. */
  readonly icon?: ReactNode;
  /** While true the button cannot be activated, shows a ring and `loadingText`. It keeps the focus. */
  readonly loading?: boolean | undefined;
  /** Default 'Einen Moment …'. */
  readonly loadingText?: string | undefined;
  /**
   * Why the button cannot be used now, as a sentence for the user. It stays focusable, the reason
   * stands below it and is read out when it is activated (layout-13).
   */
  readonly reasonDisabled?: string | undefined;
  /** In a narrow window the reason is seen only once the button was activated; it is read out as ever. */
  readonly reasonWhenAsked?: boolean | undefined;
}

/** A button. Default type is 'button', default variant 'secondary'. */
export function Button({
  variant,
  size,
  fullWidth,
  icon,
  loading,
  loadingText = 'Einen Moment …',
  reasonDisabled,
  reasonWhenAsked,
  className,
  children,
  type = 'button',
  onClick,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps): ReactNode {
  const reasonId = useId();
  const [said, say] = useAnnouncement();
  const blocked = loading === true || reasonDisabled !== undefined;

  function activate(event: MouseEvent<HTMLButtonElement>) {
    if (!blocked) return onClick?.(event);
    // Also keeps a blocked submit button from sending its form.
    event.preventDefault();
    if (reasonDisabled !== undefined && !loading) say(reasonDisabled);
  }

  const description = cx(describedBy, reasonDisabled !== undefined && reasonId);
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass({ variant, size, fullWidth }, className)}
        onClick={activate}
        aria-disabled={blocked || undefined}
        aria-busy={loading || undefined}
        // Browsers leave a live region inside a button out of its name.
        aria-label={loading ? loadingText : rest['aria-label']}
        aria-describedby={description || undefined}
      >
        {loading ? <span className="sj-spinner__ring" aria-hidden="true" /> : icon}
        {loading ? <span role="status">{loadingText}</span> : children}
      </button>
      {reasonDisabled === undefined ? null : (
        <Reason id={reasonId} reason={reasonDisabled} said={said} whenAsked={reasonWhenAsked} />
      )}
    </>
  );
}

interface ReasonProps {
  readonly id: string;
  readonly reason: string;
  /** What the live region says; empty until the button was activated. */
  readonly said: string;
  readonly whenAsked: boolean | undefined;
}

/** Why a button cannot be used: a visible sentence, and a live region (layout-13). */
function Reason({ id, reason, said, whenAsked }: ReasonProps): ReactNode {
  const called = said !== '';
  return (
    <span
      className={cx(
        'sj-reason',
        called && 'sj-reason--called',
        whenAsked && !called && 'sj-reason--when-asked',
      )}
    >
      <Info {...icon('sm')} />
      <span id={id}>{reason}</span>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </span>
  );
}
