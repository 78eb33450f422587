import { Link, Text } from '@silverjobs/ui';
import { Link as RouterLink } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';

/** Terms and privacy, where somebody registers (access-28). */
export function LegalNote() {
  return (
    <Text size="sm" tone="quiet">
      Es gelten unsere{' '}
      <Link asChild>
        <RouterLink to={hostPaths.terms}>AGB</RouterLink>
      </Link>
      . Zu Ihren Daten:{' '}
      <Link asChild>
        <RouterLink to={hostPaths.privacyPolicy}>Datenschutz</RouterLink>
      </Link>
    </Text>
  );
}
