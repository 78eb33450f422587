import { formatDate } from '@silverjobs/contract/formats';
import { useShell } from '@silverjobs/shell';
import { Card, IconTextButton, Inline, icon, Link, Stack, Text } from '@silverjobs/ui';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** What this user typed and did not send, with the way to its page (account-42). */
export function KeptDrafts({ userId }: { userId: number }): ReactNode {
  const { storage, announce } = useShell();
  const [drafts, setDrafts] = useState(() => storage.keptList(userId));
  const text = useRef<HTMLDivElement>(null);

  function remove(key: string) {
    storage.dropKept(userId, key);
    setDrafts(storage.keptList(userId));
    announce('Der Entwurf ist gelöscht.');
    // The button goes away with its draft; the focus must not.
    text.current?.focus();
  }

  return (
    <Card as="section" title="Ihre Entwürfe">
      <Stack gap={4}>
        <div ref={text} tabIndex={-1}>
          <Text reading>
            {drafts.length > 0
              ? 'Das haben Sie früher geschrieben und noch nicht abgeschickt. Auf der Seite können Sie es übernehmen.'
              : 'Sie haben keine Entwürfe mehr.'}
          </Text>
        </div>
        {drafts.length > 0 && (
          <ul className="account-drafts sj-list">
            {drafts.map(({ key, at, path, title }) => (
              <li key={key}>
                <Inline gap={4} justify="between">
                  <div>
                    <Link asChild>
                      <RouterLink to={path}>{title}</RouterLink>
                    </Link>
                    <Text tone="quiet">{`Entwurf vom ${formatDate(at)}`}</Text>
                  </div>
                  <IconTextButton
                    icon={<Trash2 {...icon('md')} />}
                    aria-label={`Löschen: ${title}, Entwurf vom ${formatDate(at)}`}
                    onClick={() => remove(key)}
                  >
                    Löschen
                  </IconTextButton>
                </Inline>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
