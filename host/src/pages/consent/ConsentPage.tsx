import { PageTitle, useShell } from '@silverjobs/shell';
import { Heading, Link, Page, Stack, Text } from '@silverjobs/ui';
import { Link as RouterLink } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { ConsentChoice } from './ConsentChoice.tsx';
import './consent.css';
import { purposesOf } from './purposes.ts';

/** /einwilligungen: what users allow on this device. Nothing loads before (layout-24). */
export function ConsentPage() {
  const { config } = useShell();
  return (
    <Page>
      <PageTitle title="Datenschutz-Einstellungen" />
      <Stack gap={6}>
        <Stack gap={4}>
          <Heading level={1} tabIndex={-1}>
            Datenschutz-Einstellungen
          </Heading>
          <Text reading>
            Hier bestimmen Sie, ob silverjobs Dienste anderer Anbieter nutzen darf. Am Anfang ist
            alles ausgeschaltet. Ihre Wahl gilt für dieses Gerät, und Sie können sie jederzeit
            ändern.
          </Text>
        </Stack>
        {purposesOf(config).map((purpose) => (
          <ConsentChoice key={purpose.name} purpose={purpose} />
        ))}
        <Text reading>
          Mehr zu Ihren Daten lesen Sie unter{' '}
          <Link asChild>
            <RouterLink to={hostPaths.privacyPolicy}>Datenschutz</RouterLink>
          </Link>
          .
        </Text>
      </Stack>
    </Page>
  );
}
