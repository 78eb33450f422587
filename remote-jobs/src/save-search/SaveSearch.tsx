import { alertMeaning } from '@silverjobs/contract/alert-choices';
import { paths } from '@silverjobs/contract/paths';
import { useLazyComponent } from '@silverjobs/shell';
import { Alert, Button, GivenText, IconTextButton, Inline, icon, Link } from '@silverjobs/ui';
import { Bell, BellPlus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { SearchFilter } from '../filter/search-filter.ts';
import { POSITION_MISSING } from './save-search-rules.ts';
import type { SearchSaving } from './useSaveSearch.ts';

const importDialog = async () => (await import('./SearchAlertDialog.tsx')).SearchAlertDialog;

interface SaveSearchProps {
  filter: SearchFilter;
  search: SearchSaving;
}

/** 'Suche speichern' with what came of it and the dialog that follows (jobs-22). */
export function SaveSearch({ filter, search }: SaveSearchProps): ReactNode {
  const { Component: Dialog, load } = useLazyComponent(importDialog);
  const { save, saving, saved, failure, asking, ask, changeAlert } = search;

  useEffect(() => {
    if (asking) void load();
  }, [asking, load]);

  return (
    <>
      <Button
        variant="primary"
        className="jobs-filter__save"
        icon={<BellPlus {...icon()} />}
        loading={saving}
        loadingText="Wird gespeichert …"
        reasonDisabled={filter.position ? undefined : POSITION_MISSING}
        reasonWhenAsked
        onClick={save}
      >
        Suche speichern
      </Button>
      {failure && (
        <Alert tone="error" announce={false} className="jobs-filter__outcome">
          {failure}
        </Alert>
      )}
      {saved && (
        <Alert
          tone="success"
          className="jobs-filter__outcome"
          title="Diese Suche ist gespeichert."
          action={
            <Inline gap={5}>
              <IconTextButton icon={<Bell {...icon()} />} onClick={() => ask(true)}>
                E-Mails ändern
              </IconTextButton>
              <Link asChild variant="standalone">
                <RouterLink to={paths.searches}>Zu meinen Suchen</RouterLink>
              </Link>
            </Inline>
          }
        >
          E-Mails mit neuen Stellen:{' '}
          <GivenText
            lang="de"
            inline
            plain={alertMeaning(saved.alert_config_id) ?? saved.alert_contig_label}
            given={saved.alert_contig_label}
          />
        </Alert>
      )}
      {asking && saved && Dialog && (
        <Dialog
          search={saved}
          onClose={() => ask(false)}
          onChanged={(changed) => {
            ask(false);
            changeAlert(changed);
          }}
        />
      )}
    </>
  );
}
