import { PageTitle } from '@silverjobs/shell';
import { Heading } from '@silverjobs/ui';
import { FormFailure, type FormState } from '@silverjobs/widgets/form';
import type { ReactNode } from 'react';
import { hostPaths } from '../../../common/host-paths.ts';
import { Brand } from '../../frame/layout/Brand.tsx';
import { Footer } from '../../frame/layout/Footer.tsx';
import { DisplayLink, GuideLink } from '../../frame/layout/guide-links.tsx';
import { TextSizes } from '../../frame/layout/TextSizes.tsx';

interface AccessFrameProps {
  title: string;
  children: ReactNode;
}

/** The frame of the pages on which one gets in: login, links, new password, registration. */
export function AccessFrame({ title, children }: AccessFrameProps) {
  return (
    <div className="login">
      <PageTitle title={title} />
      <a className="skip-link" href="#inhalt">
        Zum Inhalt
      </a>
      <header className="login-side">
        <Brand />
        <div className="login-tools">
          <GuideLink to={hostPaths.help}>Hilfe</GuideLink>
          <DisplayLink />
          <TextSizes />
        </div>
        <p className="login-claim">Erfahrung wird gebraucht.</p>
        <p className="login-text">
          Stellen für Menschen ab 60: bezahlt oder im Ehrenamt, in Ihrer Nähe oder von zu Hause.
        </p>
      </header>
      <div className="login-column">
        <main id="inhalt" className="login-main" tabIndex={-1}>
          <Heading level={1}>{title}</Heading>
          {children}
        </main>
        <Footer />
      </div>
    </div>
  );
}

/** Why an access page could not send its form, above the fields. */
export function AccessFailure({ form, action }: { form: FormState; action?: ReactNode }) {
  return (
    <FormFailure
      form={form}
      action={action}
      fallback="Ein Fehler ist aufgetreten. Versuchen Sie es später noch einmal."
    />
  );
}
