import { AccessFrame } from './AccessFrame.tsx';
import { RegistrationMailed } from './MailSent.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useRegistration } from './useRegistration.ts';

/** /register: candidates register; the first steps follow (access-29). */
export function RegisterPage() {
  const { mailedTo, enter } = useRegistration();
  return (
    <AccessFrame title="Registrieren">
      {mailedTo ? <RegistrationMailed email={mailedTo} /> : <RegisterForm onRegistered={enter} />}
    </AccessFrame>
  );
}
