import { apiErrorBody, apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { contentMutation } from '@silverjobs/api/operator-office';
import type { ContentKind, ContentVersion } from '@silverjobs/contract';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { useShell, useUnsavedWork } from '@silverjobs/shell';
import { Alert, Button, Card, Checkbox, Field, Inline, Stack, TextInput } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ContentFields } from './ContentFields.tsx';
import './contents.css';
import { dataOf, momentOfText, problemsOf, type Values, valuesOf } from './fields.ts';
import { Preview } from './Preview.tsx';
import { loadShipped } from './use-known-texts.ts';
import { Versions } from './Versions.tsx';

interface ContentEditorProps {
  kind: ContentKind;
  contentKey: string;
  /** The newest first. */
  versions: readonly ContentVersion[];
}

/** The version that somebody else has saved meanwhile; null where the failure is another one. */
function otherVersion(error: unknown): ContentVersion | null {
  const body = apiErrorBody(error);
  return body?.code === 'version.stale'
    ? ((body.payload?.current as ContentVersion | null | undefined) ?? null)
    : null;
}

/** Writes a new version with its preview beside it; all others stand below. */
export function ContentEditor({ kind, contentKey, versions }: ContentEditorProps): ReactNode {
  const { notify } = useShell();
  const [newest] = versions;
  const [key, setKey] = useState(contentKey);
  const [base, setBase] = useState(newest?.version ?? 0);
  const [initial, setInitial] = useState(() => valuesOf(kind, newest?.data ?? null));
  const [values, setValues] = useState<Values>(initial);
  const [from, setFrom] = useState('');
  const [tell, setTell] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const changed = Object.entries(values).some(([name, value]) => initial[name] !== value);
  useUnsavedWork('Der Inhalt', changed);
  const save = useRenewableMutation({
    ...contentMutation(useApi(), useQueryClient()),
    onSuccess: (saved) => {
      setBase(saved.version);
      setInitial(valuesOf(kind, saved.data));
      setValues(valuesOf(kind, saved.data));
      notify({
        tone: 'success',
        title: saved.current ? 'Gespeichert und öffentlich' : 'Gespeichert für später',
      });
    },
  });
  const shipped = useRenewableMutation({
    mutationFn: () => loadShipped(kind, contentKey),
    onSuccess: (data) => data && setValues(valuesOf(kind, data)),
  });
  const conflict = otherVersion(save.error);
  const isNew = kind === 'article' && newest === undefined && contentKey === 'neuer-artikel';
  const isOff = newest === undefined || newest.data === null;

  const send = (data: ContentVersion['data'], on = base) =>
    save.mutate({
      ...{ kind, key, base: on, data },
      valid_from: momentOfText(from),
      tell: tell && kind === 'legal',
    });

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = problemsOf(kind, values);
    setProblems(found);
    if (Object.keys(found).length === 0) send(dataOf(kind, values));
  }

  return (
    <Stack gap={6}>
      <div className="contents-edit">
        <Card as="section" title="Neue Fassung">
          <form noValidate onSubmit={submit}>
            <Stack gap={5}>
              {['legal', 'help', 'article'].includes(kind) && isOff && !isNew && (
                <div>
                  <Button loading={shipped.isPending} onClick={() => shipped.mutate()}>
                    Mit dem jetzigen Text beginnen
                  </Button>
                </div>
              )}
              {shipped.error && (
                <Alert tone="error" announce title="Der jetzige Text konnte nicht geholt werden">
                  Bitte versuchen Sie es noch einmal.
                </Alert>
              )}
              {isNew && (
                <Field
                  label="Ende der Adresse"
                  hint="Kleine Buchstaben, Ziffern und Bindestriche. Später ändert sie sich nicht mehr."
                >
                  <TextInput value={key} onChange={({ target }) => setKey(target.value)} />
                </Field>
              )}
              <ContentFields
                kind={kind}
                values={values}
                problems={problems}
                onChange={(part) => setValues({ ...values, ...part })}
              />
              {kind !== 'template' && (
                <Field label="Gilt ab" hint="Nichts: sofort. Deutsche Zeit.">
                  <TextInput
                    type="datetime-local"
                    value={from}
                    onChange={({ target }) => setFrom(target.value)}
                  />
                </Field>
              )}
              {kind === 'legal' && (
                <Checkbox checked={tell} onChange={({ target }) => setTell(target.checked)}>
                  Alle per E-Mail und mit einem Hinweis benachrichtigen
                </Checkbox>
              )}
              {save.error && !conflict && (
                <Alert tone="error" announce title="Nicht gespeichert">
                  {apiErrorMessage(save.error, 'Bitte prüfen Sie Ihre Internetverbindung.')}
                </Alert>
              )}
              {conflict && (
                <Alert
                  tone="warning"
                  announce
                  title={`${conflict.author} hat inzwischen Fassung ${conflict.version} gespeichert`}
                >
                  <Stack gap={4}>
                    <span>
                      Am {formatDate(conflict.created_at)} um {formatTime(conflict.created_at)} Uhr.
                      So sieht sie aus; Ihre steht weiter in den Feldern.
                    </span>
                    <Preview kind={kind} values={valuesOf(kind, conflict.data)} />
                    <Inline gap={3}>
                      <Button onClick={() => send(dataOf(kind, values), conflict.version)}>
                        Meine darüber speichern
                      </Button>
                      <Button
                        onClick={() => {
                          setBase(conflict.version);
                          setInitial(valuesOf(kind, conflict.data));
                          setValues(valuesOf(kind, conflict.data));
                          save.reset();
                        }}
                      >
                        Die andere übernehmen
                      </Button>
                    </Inline>
                  </Stack>
                </Alert>
              )}
              <Inline gap={3}>
                <Button type="submit" variant="primary" loading={save.isPending}>
                  Speichern
                </Button>
                {!isOff && (
                  <Button loading={save.isPending} onClick={() => send(null)}>
                    {OFF_LABELS[kind] ?? 'Zurück zum ausgelieferten Text'}
                  </Button>
                )}
              </Inline>
            </Stack>
          </form>
        </Card>
        <Card as="section" title="So sieht es aus" aria-label="So sieht es aus">
          <Preview kind={kind} values={values} />
        </Card>
      </div>
      <Versions
        kind={kind}
        versions={versions}
        onTake={(data) => setValues(valuesOf(kind, data))}
      />
    </Stack>
  );
}

const OFF_LABELS: Readonly<Partial<Record<ContentKind, string>>> = {
  banner: 'Hinweis wegnehmen',
  maintenance: 'Wartung beenden',
  template: 'Vorlage löschen',
  prices: 'Zurück zu den ausgelieferten Preisen',
};
