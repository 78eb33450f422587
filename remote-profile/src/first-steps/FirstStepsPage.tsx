import type { Candidate } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { PageTitle, useShell, useUser } from '@silverjobs/shell';
import { Card, Heading, Link, Page, Stack, Text } from '@silverjobs/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import '../page-frame/profile.css';
import { FittingJobs } from './FittingJobs.tsx';
import { firstOpen, STEPS, type Step } from './first-steps.ts';
import { PlaceStep } from './PlaceStep.tsx';
import { WishStep } from './WishStep.tsx';
import { WorkStep } from './WorkStep.tsx';

const QUESTIONS: Readonly<Record<Step, string>> = {
  work: 'Was haben Sie gearbeitet?',
  place: 'Wo wohnen Sie?',
  wishes: 'Ihre Wünsche',
  done: 'Das haben wir verstanden',
};

/** /erste-schritte: three questions from the registration to fitting jobs (guide-12). */
export function FirstStepsPage(): ReactNode {
  const candidate = useUser()?._candidate;
  return candidate ? <Questions candidate={candidate} /> : null;
}

function Questions({ candidate }: { candidate: Candidate }) {
  const { announce } = useShell();
  const [step, setStep] = useState<Step>(() => firstOpen(candidate));
  const heading = useRef<HTMLHeadingElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const number = STEPS.indexOf(step) + 1;
  const isDone = step === 'done';
  const said = isDone ? '' : `Frage ${number} von 3`;

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // A question of one field is answered at once; its question is read out instead.
    const field = step === 'place' ? column.current?.querySelector('input') : null;
    (field ?? heading.current)?.focus();
    if (said) announce(field ? `${said}: ${QUESTIONS[step]}` : said);
  }, [step, said, announce]);

  const to = (by: 1 | -1) => setStep(STEPS[STEPS.indexOf(step) + by] ?? 'work');
  const part = { candidate, onDone: () => to(1), onBack: () => to(-1) };
  return (
    <Page>
      <PageTitle title={QUESTIONS[step]} />
      <Stack gap={6} className="sub-page__column">
        {said && <Text tone="quiet">{said}</Text>}
        <Heading ref={heading} level={1} tabIndex={-1}>
          {QUESTIONS[step]}
        </Heading>
        <div ref={column}>
          <Card>
            {step === 'work' && <WorkStep {...part} />}
            {step === 'place' && <PlaceStep {...part} />}
            {step === 'wishes' && <WishStep {...part} />}
            {isDone && <FittingJobs candidate={candidate} onEdit={setStep} />}
          </Card>
        </div>
        {!isDone && (
          <Link asChild variant="standalone">
            <RouterLink to={paths.start}>Später weitermachen</RouterLink>
          </Link>
        )}
      </Stack>
    </Page>
  );
}
