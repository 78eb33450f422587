import type { PublicSearchParams } from '@silverjobs/api/public';
import { paths } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { Button, Card, Field, icon, Link, Text, TextInput } from '@silverjobs/ui';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import '../search-form/search-form.css';

interface AlertFormProps {
  title: string;
  /** What shall be mailed of. */
  search: Omit<PublicSearchParams, 'seite' | 'sortierung'>;
}

/**
 * Asks for new jobs by mail, without an account (public-9). The browser sends it by itself, with and without
 * scripts, and is led to the search, which says what happened.
 */
export function AlertForm({ title, search }: AlertFormProps): ReactNode {
  const { main } = useShell().config.apiBaseUrls;
  return (
    <Card as="section" title={title} tint className="sj-no-print">
      <form action={`${main}/public_alert/form`} method="post" className="pub-alert">
        {Object.entries(search).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label="Ihre E-Mail-Adresse" required>
          <TextInput type="email" name="email" autoComplete="email" maxLength={254} />
        </Field>
        <Button type="submit" icon={<Mail {...icon()} />}>
          Neue Stellen per E-Mail bestellen
        </Button>
        <Text size="sm">
          Höchstens eine E-Mail am Tag, ohne Konto, jederzeit mit einem Klick zu beenden. Wir
          schicken Ihnen zuerst eine E-Mail, in der Sie das bestätigen.{' '}
          <Link asChild>
            <RouterLink to={paths.privacyPolicy}>Datenschutz</RouterLink>
          </Link>
        </Text>
      </form>
    </Card>
  );
}
