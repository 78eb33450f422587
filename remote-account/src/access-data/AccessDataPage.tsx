import { accountName, isPostAddress } from '@silverjobs/contract/post-address';
import { useLazyComponent, useUser } from '@silverjobs/shell';
import { Alert, Button, Card, DefinitionList, GivenText, icon, Stack, Text } from '@silverjobs/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { NoticesCard } from '../notices/NoticesCard.tsx';
import '../page-frame/account.css';
import { AccountSubPage } from '../page-frame/AccountSubPage.tsx';
import { SignInWays } from '../sign-in-ways/SignInWays.tsx';
import { MessageMailCard } from './MessageMailCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SharedAddressCard } from './SharedAddressCard.tsx';

const importDialog = async () => (await import('./EmailDialog.tsx')).EmailDialog;

/** /privacy: e-mail address and password (account-21). */
export function AccessDataPage() {
  const user = useUser();
  const dialog = useLazyComponent(importDialog);
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!user) return null;
  return (
    <AccountSubPage title="Zugangsdaten">
      <Card as="section" title="E-Mail-Adresse">
        <Stack gap={4}>
          <DefinitionList items={[{ term: 'Aktuelle Adresse', value: accountName(user.email) }]} />
          {sentTo !== null && (
            <Alert tone="success" title="Bestätigungs-E-Mail zur Änderung gesendet">
              {`Bitte öffnen Sie den Link in der E-Mail an ${sentTo}. Er ist 24 Stunden gültig. Bis dahin melden Sie sich mit der bisherigen Adresse an.`}
            </Alert>
          )}
          <Text>
            {isPostAddress(user.email)
              ? 'Sie haben keine E-Mail-Adresse angegeben: Unsere Nachrichten kommen mit der Post. Sobald Sie eine haben, tragen Sie sie hier ein.'
              : 'Hier ändern Sie die Adresse, mit der Sie sich anmelden.'}
          </Text>
          <div>
            <Button
              icon={<Mail {...icon()} />}
              loading={dialog.loading}
              onClick={() => {
                setOpen(true);
                void dialog.load();
              }}
            >
              <GivenText lang="de" plain="E-Mail-Adresse ändern" given="Emailadresse ändern" />
            </Button>
          </div>
        </Stack>
      </Card>
      {user.candidate_id !== null && <SharedAddressCard email={user.email} />}
      <PasswordCard />
      <SignInWays />
      <MessageMailCard user={user} />
      <NoticesCard isCandidate={user.candidate_id !== null} />
      {open && dialog.Component && (
        <dialog.Component
          onClose={() => setOpen(false)}
          onSent={(email) => {
            setSentTo(email);
            setOpen(false);
          }}
        />
      )}
    </AccountSubPage>
  );
}
