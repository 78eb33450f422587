import { useApi } from '@silverjobs/api';
import { templatesQuery } from '@silverjobs/api/message-template';
import type { Template } from '@silverjobs/contract';
import { useLazyComponent, useUser } from '@silverjobs/shell';
import { Button, EmptyState, icon, SkeletonList, Stack, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import '../page-frame/account.css';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { AccountSubPage } from '../page-frame/AccountSubPage.tsx';
import { useFocusHeading } from '../page-frame/useFocusHeading.ts';
import { TemplateItem } from './TemplateItem.tsx';
import { isShared } from './template-form.ts';

const importForm = async () => (await import('./TemplateDialog.tsx')).TemplateDialog;
const importDelete = async () => (await import('./DeleteTemplateDialog.tsx')).DeleteTemplateDialog;

type Opened = { kind: 'form'; template: Template | null } | { kind: 'delete'; template: Template };

/** /templates: texts for messages (account-17). */
export function TemplatesPage() {
  const { data, error, isPending, isFetching, refetch } = useQuery(templatesQuery(useApi()));
  const form = useLazyComponent(importForm);
  const remove = useLazyComponent(importDelete);
  const [opened, setOpened] = useState<Opened | null>(null);
  const focusHeading = useFocusHeading();
  const isEmployer = useUser()?.role === 'client';

  function edit(template: Template | null) {
    setOpened({ kind: 'form', template });
    void form.load();
  }

  function askDelete(template: Template) {
    setOpened({ kind: 'delete', template });
    void remove.load();
  }

  return (
    <AccountSubPage title="Meine Vorlagen">
      <Text reading>
        {isEmployer
          ? 'Vorlagen ersparen Ihnen das Schreiben: Wählen Sie beim Einladen, Absagen oder Antworten eine Vorlage und passen Sie den Text an.'
          : 'Vorlagen ersparen Ihnen das Schreiben: Wählen Sie beim Kontaktieren eines Arbeitgebers eine Vorlage und passen Sie den Text an.'}
      </Text>
      <div>
        <Button
          variant="primary"
          icon={<Plus {...icon()} />}
          loading={form.loading}
          onClick={() => edit(null)}
        >
          Vorlagen anlegen
        </Button>
      </div>
      {isPending && <SkeletonList rows={3} label="Vorlagen werden geladen …" />}
      {error && !data && (
        <LoadFailure
          title="Fehler beim Laden der Vorlagen. Bitte versuchen Sie es später erneut."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && !data.some((template) => !isShared(template)) && (
        <EmptyState icon={<FileText {...icon('xl')} />} title="Sie haben noch keine eigene Vorlage">
          {isEmployer
            ? 'Legen Sie eine an. Danach können Sie sie überall einsetzen, wo Sie schreiben.'
            : 'Legen Sie eine an, oder speichern Sie beim Kontaktieren eine Nachricht als Vorlage.'}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Stack as="ul" gap={4}>
          {data.map((template) => (
            <TemplateItem
              key={template.id}
              template={template}
              onEdit={() => edit(template)}
              onDelete={() => askDelete(template)}
            />
          ))}
        </Stack>
      )}
      {opened?.kind === 'form' && form.Component && (
        <form.Component template={opened.template} onClose={() => setOpened(null)} />
      )}
      {opened?.kind === 'delete' && remove.Component && (
        <remove.Component
          template={opened.template}
          onClose={() => setOpened(null)}
          onDeleted={() => {
            setOpened(null);
            focusHeading();
          }}
        />
      )}
    </AccountSubPage>
  );
}
