import { apiErrorMessage, useRenewableMutation } from '@silverjobs/api';
import { type CandidateChange, useCandidateUpdates } from '@silverjobs/api/candidate';
import type { Candidate, CvField, CvFieldName } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { useUnsavedWork } from '@silverjobs/shell';
import { Alert, Button, Card, Link, Stack, Text } from '@silverjobs/ui';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { changesOf, isSame, LABELS, problemOf } from './cv-change.ts';
import { ProposalCard } from './ProposalCard.tsx';

interface ProposalsProps {
  fields: readonly CvField[];
  candidate: Candidate;
}

type Answers = Readonly<Partial<Record<CvFieldName, 'taken' | 'left'>>>;

/** What was read, each beside what the profile says, to be confirmed one by one or all (profile-40). */
export function Proposals({ fields, candidate }: ProposalsProps): ReactNode {
  const saving = useRenewableMutation(useCandidateUpdates());
  const [typed, setTyped] = useState<Partial<Record<CvFieldName, string>>>({});
  const [answers, setAnswers] = useState<Answers>({});
  const [problems, setProblems] = useState<Partial<Record<CvFieldName, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  // What the profile said when the page came: a field that is taken over stays where it is.
  const [known] = useState(() => fields.filter((one) => isSame(candidate, one)));
  const shown = fields.filter((one) => !known.includes(one));
  const open = shown.filter(({ field }) => !answers[field]);
  const begun = Object.keys(answers).length + Object.keys(typed).length > 0;
  useUnsavedWork('Angaben aus dem Lebenslauf', begun && open.length > 0);

  function take(some: readonly CvField[]) {
    const confirmed = some.map(({ field, value }) => ({ field, value: typed[field] ?? value }));
    const found = confirmed.flatMap((one) => {
      const problem = problemOf(one);
      return problem ? [[one.field, problem] as const] : [];
    });
    setProblems(Object.fromEntries(found));
    setFailure(null);
    if (found.length > 0) return;
    const [first, ...rest] = changesOf(confirmed) as [CandidateChange, ...CandidateChange[]];
    saving.mutate([{ ...first, version: candidate.version }, ...rest], {
      onSuccess: () =>
        setAnswers((now) => ({
          ...now,
          ...Object.fromEntries(some.map(({ field }) => [field, 'taken'])),
        })),
      // Said where somebody has pressed: the end of the list may be far away.
      onError: (error) => {
        const why = `${apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.')} Ihre Eingaben sind noch da.`;
        const [only] = some;
        if (some.length === 1 && only) setProblems({ [only.field]: why });
        else setFailure(why);
      },
    });
  }

  const left = (field: CvFieldName, isLeft: boolean) =>
    setAnswers((now) => ({ ...now, [field]: isLeft ? 'left' : undefined }));
  const names = known.map(({ field }) => LABELS[field]).join(', ');
  return (
    <>
      <Text reading>
        {shown.length > 0
          ? 'Das haben wir gelesen. Bitte vergleichen Sie, und ändern Sie, was nicht stimmt. In Ihr Profil kommt nur, was Sie übernehmen.'
          : 'Was in diesem Lebenslauf steht, steht auch in Ihrem Profil.'}
        {names !== '' && shown.length > 0 && ` Schon im Profil: ${names}.`}
      </Text>
      <Stack as="ul" gap={4} aria-label="Vorschläge aus dem Lebenslauf">
        {shown.map((one) => (
          <ProposalCard
            key={one.field}
            proposal={one}
            value={typed[one.field] ?? one.value}
            candidate={candidate}
            answer={answers[one.field]}
            problem={problems[one.field]}
            saving={saving.isPending}
            onType={(value) => setTyped((now) => ({ ...now, [one.field]: value }))}
            onTake={() => take([one])}
            onLeave={(isLeft) => left(one.field, isLeft)}
          />
        ))}
      </Stack>
      {open.length > 1 && (
        <Card as="section" title="Alles gesehen?">
          <Stack gap={3}>
            <Text tone="quiet">
              Damit kommen die {open.length} Angaben, die noch offen sind, so in Ihr Profil, wie sie
              oben stehen.
            </Text>
            {failure && (
              <Alert tone="error" announce title="Das wurde nicht gespeichert">
                {failure}
              </Alert>
            )}
            <div>
              <Button
                variant="primary"
                loading={saving.isPending}
                loadingText="Wird gespeichert …"
                onClick={() => take(open)}
              >
                Alle übernehmen
              </Button>
            </div>
          </Stack>
        </Card>
      )}
      {open.length === 0 && (
        <Alert
          tone="success"
          announce
          title={shown.length > 0 ? 'Fertig' : 'Nichts zu tun'}
          action={
            <Link asChild variant="standalone">
              <RouterLink to={paths.profile}>Zu „Mein Profil“</RouterLink>
            </Link>
          }
        >
          {shown.length > 0
            ? 'Sie haben alle Vorschläge durchgesehen.'
            : 'Ihr Profil sagt schon dasselbe.'}
        </Alert>
      )}
    </>
  );
}
