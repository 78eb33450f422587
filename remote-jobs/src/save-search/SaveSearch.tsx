import { useOnDemand, useUser } from '@silverjobs/shell';
import { Alert, Button, IconTextButton, Inline, icon, Link } from '@silverjobs/ui';
import { Bell, BellPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { SearchFilter } from '../filter/search-filter.ts';
import { POSITION_MISSING } from './save-search-rules.ts';
import { useSaveSearch } from './useSaveSearch.ts';

const importDialog = async () => (await import('./SearchAlertDialog.tsx')).SearchAlertDialog;

/** 'Suche speichern' with what came of it and the dialog that follows (SAVE-01); for candidates. */
export function SaveSearch({ filter }: { filter: SearchFilter }): ReactNode {
  const isCandidate = useUser()?.role === 'candidate';
  const dialog = useOnDemand(importDialog);
  const [open, setOpen] = useState(false);
  const { save, saving, saved, failure, changeAlert } = useSaveSearch(filter, openDialog);

  function openDialog() {
    setOpen(true);
    void dialog.load();
  }

  if (!isCandidate) return null;
  return (
    <>
      <Button
        variant="primary"
        className="jobs-filter__save"
        icon={<BellPlus {...icon()} />}
        loading={saving}
        loadingText="Wird gespeichert …"
        reasonDisabled={filter.position ? undefined : POSITION_MISSING}
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
              <IconTextButton icon={<Bell {...icon()} />} onClick={openDialog}>
                E-Mails ändern
              </IconTextButton>
              <Link asChild variant="standalone">
                <RouterLink to="/searches">Zu meinen Suchen</RouterLink>
              </Link>
            </Inline>
          }
        >
          E-Mails mit neuen Stellen: {saved.alert_contig_label}
        </Alert>
      )}
      {open && saved && dialog.Component && (
        <dialog.Component
          search={saved}
          onClose={() => setOpen(false)}
          onChanged={(search) => {
            setOpen(false);
            changeAlert(search);
          }}
        />
      )}
    </>
  );
}
