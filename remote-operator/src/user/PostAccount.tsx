import { useApi } from '@silverjobs/api';
import { makeCodeLetter, paperToPrint } from '@silverjobs/api/operator-post';
import type { OperatorUserDetail } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { Button, Card, DefinitionList, Stack, Text, VisuallyHidden } from '@silverjobs/ui';
import { saveDownload } from '@silverjobs/widgets/save-file';
import type { ReactNode } from 'react';
import { useReasonDialog } from '../reason/useReasonDialog.tsx';

interface PostAccountProps {
  usersId: number;
  blocked: boolean;
  post: NonNullable<OperatorUserDetail['post']>;
}

/** Somebody without e-mail: the letter with a code, and papers that are printed on request (operators-51). */
export function PostAccount({ usersId, blocked, post }: PostAccountProps): ReactNode {
  const { number, address, code_until: until, papers } = post;
  const api = useApi();
  const { ask, dialog } = useReasonDialog();
  return (
    <Card title="Ohne E-Mail-Adresse">
      <Stack gap={4}>
        <DefinitionList
          columns={2}
          items={[
            { term: 'Kundennummer', value: number },
            { term: 'Anschrift', value: address.join(', ') },
            {
              term: 'Brief mit Code',
              value: until === null ? 'keiner offen' : `gilt bis ${formatDate(until)}`,
            },
          ]}
        />
        <Text tone="quiet">
          Was sonst per E-Mail kommt, steht unter „Zum Ausdrucken“. Wer sich nie anmeldet, verliert
          das Konto nach 33 Tagen.
        </Text>
        <div>
          <Button
            reasonDisabled={blocked ? 'Das Konto ist gesperrt.' : undefined}
            onClick={() =>
              ask({
                title: 'Brief mit Code machen',
                text: 'Ein früherer Code gilt dann nicht mehr. Der Code steht allein in diesem Brief: Lesen Sie ihn niemandem am Telefon vor. Schreiben Sie, wie Sie geprüft haben, wer anruft.',
                submitLabel: 'Brief machen',
                done: 'Der Brief ist gespeichert',
                send: async (reason) =>
                  saveDownload(await makeCodeLetter(api, usersId, reason), 'application/pdf'),
              })
            }
          >
            Brief mit Code machen
          </Button>
        </div>
        {papers.length > 0 && (
          <>
            <Text>Unterlagen, die Sie auf Wunsch drucken:</Text>
            <Stack as="ul" gap={2} className="operator-plain">
              {papers.map(({ id, name }) => (
                <li key={id}>
                  <Button
                    variant="quiet"
                    onClick={() =>
                      ask({
                        title: `Drucken: ${name}`,
                        text: 'Nur, wenn die Person darum gebeten hat. Der Grund steht im Protokoll.',
                        submitLabel: 'Zum Drucken laden',
                        done: 'Die Unterlage wird geladen',
                        send: async (reason) =>
                          window.location.assign(
                            await paperToPrint(api, usersId, { paper_id: id, reason }),
                          ),
                      })
                    }
                  >
                    {name}
                    <VisuallyHidden> zum Drucken laden</VisuallyHidden>
                  </Button>
                </li>
              ))}
            </Stack>
          </>
        )}
      </Stack>
      {dialog}
    </Card>
  );
}
