import { Link, Text } from '@silverjobs/ui';
import { Link as RouterLink } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { AccessFrame } from './AccessFrame.tsx';
import { RegistrationMailed } from './MailSent.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useRegistration } from './useRegistration.ts';

/** /register: candidates register; the first steps follow (access-29). */
export function RegisterPage() {
  const { mailedTo, enter } = useRegistration();
  return (
    <AccessFrame title="Als Bewerberin oder Bewerber registrieren">
      {mailedTo ? (
        <RegistrationMailed email={mailedTo} />
      ) : (
        <>
          <Text>
            Kostenlos. Sie suchen Personal?{' '}
            <Link asChild>
              <RouterLink to={hostPaths.signup}>Als Arbeitgeber registrieren</RouterLink>
            </Link>
          </Text>
          <RegisterForm onRegistered={enter} />
        </>
      )}
    </AccessFrame>
  );
}
