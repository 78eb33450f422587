import { usePrices } from '@silverjobs/api/contents';
import { INVOICE_DUE_DAYS, REVIEW_TIME } from '@silverjobs/contract/constants';
import { paths } from '@silverjobs/contract/paths';
import {
  Alert,
  Button,
  Card,
  icon,
  LinkButton,
  Stack,
  Text,
  Link as TextLink,
} from '@silverjobs/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Poster, priceWords } from './job-price.ts';

interface PublishBoxProps {
  /** A household posts, for which it is free of charge. */
  poster: Poster;
  /** The click is binding and costs money; the price stands directly above it. */
  priced: boolean;
  /** Title of what is booked, where the change makes another job of it (employers-29). */
  booked: string | null;
  /** Last day of the advertisement in words. */
  lastDay: string;
  /** Words of the button where nothing new is posted. */
  label: string | undefined;
  /** Nobody knows the employer yet: somebody looks first (safety-8). */
  first: boolean;
  sending: boolean;
}

/** The last step: what it costs, and the button. */
export function PublishBox({
  poster,
  priced,
  booked,
  lastDay,
  label,
  first,
  sending,
}: PublishBoxProps): ReactNode {
  const { gross, detail } = priceWords([usePrices().job_net], poster);
  const words = label ?? (priced ? 'Zahlungspflichtig schalten' : 'Kostenlos schalten');
  return (
    <Card as="section" aria-label="Anzeige schalten">
      <Stack gap={4}>
        {booked !== null && (
          <Alert tone="warning" announce title="Das ist jetzt eine andere Stelle">
            Gebucht ist die Anzeige „{booked}“. Mit einer anderen Tätigkeit, an einem anderen Ort
            oder mit einem ganz anderen Titel brauchen Sie eine neue Buchung. Kleine Änderungen
            kosten nichts.
          </Alert>
        )}
        {priced && (
          <div>
            <Text size="lg" bold>
              Preis dieser Anzeige: {gross}
            </Text>
            <Text tone="quiet">
              Einmalig, {detail}. Auf Rechnung, zahlbar innerhalb von {INVOICE_DUE_DAYS} Tagen. Die
              Anzeige läuft bis zum {lastDay} und verlängert sich nicht von selbst.
            </Text>
          </div>
        )}
        {!priced && label === undefined && (
          <Text>
            {poster.isPrivate
              ? 'Für Privathaushalte ist die Anzeige '
              : 'Für gemeinnützige Träger ist eine Anzeige für ein Ehrenamt ohne Lohn '}
            <b>kostenlos</b>. Sie läuft bis zum {lastDay}.
          </Text>
        )}
        {first && (
          <Alert title="Ihre erste Anzeige lesen wir vorher">
            Das tun wir bei jedem neuen Arbeitgeber und schützen damit die Menschen, die hier
            suchen. Es dauert {REVIEW_TIME}. Danach steht die Anzeige von selbst in der
            Stellensuche.
          </Alert>
        )}
        {priced && (
          <Text>
            Es gelten unsere{' '}
            <TextLink asChild>
              <Link to={paths.terms} target="_blank">
                Nutzungsbedingungen (AGB)
              </Link>
            </TextLink>
            . Wie wir mit Ihren Daten umgehen, steht in der{' '}
            <TextLink asChild>
              <Link to={paths.privacyPolicy} target="_blank">
                Datenschutzerklärung
              </Link>
            </TextLink>
            .
          </Text>
        )}
        <div className="new-job__buttons">
          <Button
            type="submit"
            variant="primary"
            size="large"
            icon={<Check {...icon()} />}
            loading={sending}
            loadingText="Wird gespeichert …"
          >
            {words}
          </Button>
          <LinkButton asChild size="large" variant="quiet">
            <Link to={paths.jobs}>{label ? 'Abbrechen' : 'Später weitermachen'}</Link>
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
