import type { Candidate } from '@silverjobs/contract';
import { Button, Inline } from '@silverjobs/ui';
import { Form, FormFailure, type FormState, SubmitButton } from '@silverjobs/widgets/form';
import type { ReactNode } from 'react';

/** What every question is given. */
export interface StepProps {
  candidate: Candidate;
  /** The answer is saved, or was the same. */
  onDone: () => void;
  onBack: () => void;
}

interface StepFormProps {
  form: FormState & Parameters<typeof Form>[0]['form'];
  onBack?: () => void;
  children: ReactNode;
}

/** A question with 'Weiter', which saves it, and the way back. */
export function StepForm({ form, onBack, children }: StepFormProps): ReactNode {
  return (
    <Form form={form}>
      {children}
      <FormFailure
        form={form}
        title="Ihre Antwort wurde nicht gespeichert"
        fallback="Sie ist noch da. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal."
      />
      <Inline gap={3}>
        <SubmitButton form={form} variant="primary" size="large" loadingText="Wird gespeichert …">
          Weiter
        </SubmitButton>
        {onBack && <Button onClick={onBack}>Zurück</Button>}
      </Inline>
    </Form>
  );
}
