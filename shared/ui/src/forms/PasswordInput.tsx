import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { cx } from '../lib/cx.ts';
import { icon } from '../text/icon.ts';
import { useFieldControl } from './field-context.ts';
import { InputBox } from './InputBox.tsx';

export interface PasswordInputProps
  extends Omit<ComponentProps<'input'>, 'style' | 'size' | 'type'> {
  /** For password managers; default 'current-password'. */
  readonly autoComplete?: 'current-password' | 'new-password' | undefined;
}

/** A password with a button that shows and hides it, in words. Stands inside a Field. */
export function PasswordInput(props: PasswordInputProps): ReactNode {
  const { className, required, autoComplete = 'current-password', ...rest } = props;
  const wiring = useFieldControl({ ...rest, required });
  const [shown, setShown] = useState(false);
  return (
    <InputBox invalid={wiring['aria-invalid']}>
      <input
        {...rest}
        {...wiring}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        className={cx('sj-input sj-input--bare', className)}
      />
      <button
        type="button"
        className="sj-input-box__button"
        aria-controls={wiring.id}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff {...icon('md')} /> : <Eye {...icon('md')} />}
        {shown ? 'Verbergen' : 'Anzeigen'}
      </button>
      <VisuallyHidden role="status">{shown ? 'Das Passwort ist sichtbar.' : ''}</VisuallyHidden>
    </InputBox>
  );
}
