import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { showJobImportMutation } from '@silverjobs/api/job-import';
import { lookupQuery } from '@silverjobs/api/lookups';
import { JOB_IMPORT_MAX_BYTES } from '@silverjobs/contract/constants';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  Field,
  Grid,
  icon,
  RadioGroup,
  Stack,
  Text,
  TextInput,
} from '@silverjobs/ui';
import { OptionField } from '@silverjobs/widgets/option-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Eye, FileUp } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { saveTemplate } from './template.ts';

const ACCEPT = '.csv,.txt,.xml,text/csv,text/xml,application/xml';

const WAYS = [
  { value: 'file', label: 'Eine Datei von diesem Gerät' },
  {
    value: 'url',
    label: 'Eine Adresse im Internet',
    hint: 'Zum Beispiel der Feed, den Ihre Bewerberverwaltung für Jobbörsen bereitstellt.',
  },
] as const;
type Way = (typeof WAYS)[number]['value'];

/** Chooses what is read, and what holds where it says nothing. */
export function ImportForm({ onShown }: { onShown: (id: number) => void }): ReactNode {
  const api = useApi();
  const workLoads = useQuery(lookupQuery(api, 'work_load'));
  const jobTypes = useQuery(lookupQuery(api, 'job_type'));
  const id = useId();
  const [way, setWay] = useState<Way>('file');
  const [file, setFile] = useState<File | null>(null);
  const [url, setUrl] = useState('');
  const [workLoad, setWorkLoad] = useState('');
  const [jobType, setJobType] = useState('');
  const [endMissing, setEndMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const show = useRenewableMutation(showJobImportMutation(api, useQueryClient()));

  function problemOf(): string | undefined {
    if (way === 'url') {
      return /^https:\/\/\S+$/.test(url.trim())
        ? undefined
        : 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt.';
    }
    if (!file) return 'Bitte wählen Sie eine Datei.';
    if (file.size === 0) return 'Diese Datei ist leer.';
    return file.size > JOB_IMPORT_MAX_BYTES ? 'Diese Datei ist größer als 5 MB.' : undefined;
  }

  function send() {
    const found = problemOf();
    setProblem(found);
    if (found) return;
    show.mutate(
      {
        source: way === 'file' && file ? { file } : { url: url.trim() },
        end_missing: endMissing,
        work_load_id: Number(workLoad) || null,
        job_type_id: Number(jobType) || null,
      },
      { onSuccess: (shown) => onShown(shown.id) },
    );
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap={6}>
        <Text size="lg" reading>
          Haben Sie viele Anzeigen? Lesen Sie sie aus einer Datei ein. Sie sehen zuerst, was mit
          jeder geschieht und was es kostet. Erst danach bestätigen Sie.
        </Text>
        <Card as="section" title="Woher kommen Ihre Anzeigen?">
          <Stack gap={5}>
            <RadioGroup label="Quelle" options={WAYS} value={way} onChange={setWay} />
            {way === 'file' ? (
              <FileField file={file} error={problem} onChosen={setFile} />
            ) : (
              <Field id={`${id}-url`} label="Adresse des Feeds" required error={problem}>
                <TextInput
                  type="url"
                  inputMode="url"
                  autoComplete="off"
                  placeholder="https://"
                  value={url}
                  onChange={({ target }) => setUrl(target.value)}
                />
              </Field>
            )}
            <Text tone="quiet">
              Möglich sind Tabellen (CSV, auch aus Excel), Indeed-XML und HR-BA-XML, bis zu 5 MB und
              1.000 Anzeigen. Jede braucht eine eigene Kennung: Daran erkennen wir sie beim nächsten
              Mal wieder und schalten nichts doppelt.
            </Text>
            <div>
              <Button variant="quiet" icon={<Download {...icon()} />} onClick={saveTemplate}>
                Vorlage für die Tabelle speichern
              </Button>
            </div>
          </Stack>
        </Card>
        <Card as="section" title="Wenn die Datei dazu nichts sagt">
          <Stack gap={5}>
            <Text>Das gilt für neue Anzeigen. Was in der Datei steht, geht vor.</Text>
            <Grid columns={2} gap={5}>
              <OptionField
                id={`${id}-type`}
                label="Stellentyp"
                options={jobTypes}
                value={jobType}
                onChange={setJobType}
              />
              <OptionField
                id={`${id}-load`}
                label="Wie viele Stunden in der Woche mindestens?"
                options={workLoads}
                value={workLoad}
                onChange={setWorkLoad}
              />
            </Grid>
            <Checkbox
              checked={endMissing}
              onChange={({ target }) => setEndMissing(target.checked)}
              hint="Nur früher eingelesene. Was Sie von Hand geschrieben haben, bleibt in jedem Fall."
            >
              Anzeigen beenden, die nicht mehr in der Datei stehen
            </Checkbox>
          </Stack>
        </Card>
        {show.isError && (
          <Alert tone="error" title="Die Datei wurde nicht eingelesen">
            {apiErrorMessage(show.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
        <div>
          <Button
            type="submit"
            variant="primary"
            size="large"
            icon={<Eye {...icon()} />}
            loading={show.isPending}
            loadingText="Wird gelesen …"
          >
            Ansehen, was geschieht
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface FileFieldProps {
  file: File | null;
  error: string | undefined;
  onChosen: (file: File) => void;
}

function FileField({ file, error, onChosen }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack gap={3}>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        className="job-import__input"
        tabIndex={-1}
        aria-label="Datei mit Anzeigen"
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          // The same file can be chosen again.
          target.value = '';
          if (chosen) onChosen(chosen);
        }}
      />
      <div>
        <Button icon={<FileUp {...icon()} />} onClick={() => input.current?.click()}>
          {file ? 'Andere Datei wählen' : 'Datei wählen'}
        </Button>
      </div>
      {file && (
        <Text role="status">
          Gewählt: <b>{file.name}</b>
        </Text>
      )}
      {error && <Alert tone="error">{error}</Alert>}
    </Stack>
  );
}
