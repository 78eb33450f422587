import { FormFailure, type FormState, SubmitButton } from '@silverjobs/widgets/form';

interface DeclarationEndProps {
  form: FormState;
  /** 'Ihre Kündigung' or 'Ihr Widerruf'. */
  what: string;
  /** Words of the button, as the law gives them. */
  children: string;
}

/** The end of a declaration: why it was not sent, and the button that binds. */
export function DeclarationEnd({ form, what, children }: DeclarationEndProps) {
  return (
    <>
      <FormFailure
        form={form}
        title={`${what} wurde nicht gesendet`}
        fallback="Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Ihre Angaben bleiben hier stehen."
      />
      <div>
        <SubmitButton form={form} variant="primary" size="large" loadingText="Wird gesendet …">
          {children}
        </SubmitButton>
      </div>
    </>
  );
}
