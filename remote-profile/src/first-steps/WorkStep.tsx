import { useApi } from '@silverjobs/api';
import { useCandidateUpdate } from '@silverjobs/api/candidate';
import { relatedOccupationsQuery, searchWhatQuery } from '@silverjobs/api/search-what';
import { indexPositions } from '@silverjobs/contract/position-search';
import { Alert, Button, Field, Text, TextInput } from '@silverjobs/ui';
import { useForm } from '@silverjobs/widgets/form';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { AnonymityHint } from '../editing/AnonymityHint.tsx';
import { StepForm, type StepProps } from './step-form.tsx';
import { Ticks } from './Ticks.tsx';
import {
  AT_HOME,
  allConfirmed,
  type Confirmed,
  idsAtHome,
  readIds,
  relatedOf,
  understand,
  type WorkValues,
  workChange,
  workProblem,
  workValues,
  writeConfirmed,
} from './work-answer.ts';

const NOT_READY =
  'Die Liste der Berufe ist noch nicht geladen. Bitte versuchen Sie es gleich noch einmal.';

/** What somebody did: words, the occupations that they mean, to be confirmed (guide-12). */
export function WorkStep({ candidate, onDone }: StepProps): ReactNode {
  const api = useApi();
  const catalogue = useQuery(searchWhatQuery(api));
  const index = useMemo(() => indexPositions(catalogue.data ?? []), [catalogue.data]);
  const form = useForm<WorkValues, Parameters<Update>[0], Awaited<ReturnType<Update>>>({
    initial: workValues(candidate),
    version: candidate.version,
    readCurrent: workValues,
    draft: 'first-steps.work',
    work: 'Ihre Antwort',
    findMore: (values) => {
      const isReady = catalogue.isSuccess || values.without === 'true';
      const text = isReady ? workProblem(index, values) : NOT_READY;
      return text === null ? [] : [{ field: 'job_position', text }];
    },
    mutation: useCandidateUpdate(),
    toBody: (values, version) => ({ ...workChange(index, values), version }),
    onSent: onDone,
  });
  const { values, set } = form;
  const typed = values.job_position.trim();
  const { offered, near, isGuess } = useMemo(() => understand(index, typed), [index, typed]);
  const confirmed = allConfirmed(index, values);
  const earlier = confirmed.filter(({ id }) => !offered.some((one) => one.id === id));
  const confirmedIds = confirmed.map(({ id }) => id);
  const related = useQuery({
    ...relatedOccupationsQuery(api, confirmedIds),
    // The list stays while the next one is on its way.
    placeholderData: (before) => before,
  });
  const labels = new Map(catalogue.data?.map(({ id, label }) => [id, label]));
  const has = (id: number) => confirmed.some((one) => one.id === id);
  const keep = (next: readonly Confirmed[], part: Partial<WorkValues> = {}) =>
    set({ confirmed: writeConfirmed(next), ...part });
  const without = (ids: readonly number[]) => confirmed.filter(({ id }) => !ids.includes(id));

  function tick(ids: readonly number[], name: string, isTicked: boolean) {
    const others = without(ids);
    if (isTicked) return keep([...others, ...ids.map((id) => ({ id, name }))], { without: '' });
    // What is meant without doubt must not come back by itself.
    keep(others, name === typed ? { refused: typed } : {});
  }

  const relatedIds = readIds(values.related);
  const fresh = confirmed.length === 0 ? [] : relatedOf(related.data, confirmed, offered);
  const ticked = relatedIds.filter((id) => !fresh.some((one) => one.id === id));
  const relatedItems = [
    ...fresh.map(({ id, label }) => ({ id, label, hint: null })),
    // What was ticked stays in sight, whatever is confirmed since.
    ...ticked.map((id) => ({ id, label: labels.get(id) ?? '', hint: null })),
  ];
  const isKnown = offered.some(({ id }) => has(id));
  return (
    <StepForm form={form}>
      {catalogue.isError && <NoCatalogue onRetry={() => catalogue.refetch()} />}
      <Field
        {...form.field('job_position')}
        label="Ihr Beruf"
        hint="Zum Beispiel Lehrerin, Koch, Haushalt"
      >
        <TextInput
          {...form.text('job_position')}
          onChange={({ target }) => set({ job_position: target.value, without: '' })}
          maxLength={200}
        />
      </Field>
      <AnonymityHint text={values.job_position} />
      <Ticks
        label={isGuess ? 'Meinten Sie …?' : 'Was passt?'}
        hint={near ? `„${typed}“ steht nicht in unserer Liste. Das kommt am nächsten:` : undefined}
        items={offered}
        isTicked={({ id }) => has(id)}
        onTick={({ id }, isTicked) => tick([id], typed, isTicked)}
      />
      {!catalogue.isPending && typed !== '' && !isKnown && (
        <div>
          {catalogue.isSuccess && offered.length === 0 && (
            <Text>Zu „{typed}“ haben wir keine Tätigkeit gefunden.</Text>
          )}
          <Button variant="quiet" onClick={() => set({ without: 'true' })} type="submit">
            {offered.length === 0 ? 'Ohne Tätigkeit weiter' : 'Nichts davon passt – weiter'}
          </Button>
        </div>
      )}
      {isKnown && (
        <div>
          <Button onClick={() => keep(confirmed, { job_position: '', refused: '' })}>
            Noch ein Beruf
          </Button>
        </div>
      )}
      <Ticks
        label="Ihre Berufe"
        items={earlier.map(({ id }) => ({ id, label: labels.get(id) ?? '', hint: null }))}
        isTicked={() => true}
        onTick={({ id }) => keep(without([id]))}
      />
      {catalogue.isSuccess && (
        <Ticks
          label="Auch das zählt"
          items={AT_HOME.map((label) => ({ id: label, label, hint: null }))}
          isTicked={({ label }) => confirmed.some(({ name }) => name === label)}
          onTick={({ label }, isTicked) => tick(idsAtHome(index, label), label, isTicked)}
        />
      )}
      <Ticks
        label="Das könnten Sie auch"
        items={relatedItems}
        isTicked={({ id }) => relatedIds.includes(id)}
        onTick={({ id }, isTicked) =>
          set({
            related: (isTicked
              ? [...relatedIds, id]
              : relatedIds.filter((other) => other !== id)
            ).join(','),
          })
        }
      />
    </StepForm>
  );
}

type Update = NonNullable<ReturnType<typeof useCandidateUpdate>['mutationFn']>;

function NoCatalogue({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="error"
      title="Die Liste der Berufe konnte nicht geladen werden"
      action={<Button onClick={onRetry}>Erneut versuchen</Button>}
    >
      Bitte prüfen Sie Ihre Internetverbindung. Was Sie geschrieben haben, bleibt stehen.
    </Alert>
  );
}
