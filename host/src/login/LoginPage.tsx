import { PageTitle } from '@silverjobs/shell';
import { Heading } from '@silverjobs/ui';
import { Brand } from '../layout/Brand.tsx';
import { LoginForm } from './LoginForm.tsx';

/** /login: e-mail and password; `from` holds the page to return to (Spec 1 §2). */
export function LoginPage() {
  return (
    <div className="login">
      <PageTitle title="Anmelden" />
      <a className="skip-link" href="#inhalt">
        Zum Inhalt
      </a>
      <header className="login-side">
        <Brand />
        <p className="login-claim">Erfahrung wird gebraucht.</p>
        <p className="login-text">
          Stellen für Menschen ab 60: bezahlt oder im Ehrenamt, in Ihrer Nähe oder von zu Hause.
        </p>
      </header>
      <main id="inhalt" className="login-main" tabIndex={-1}>
        <Heading level={1}>Anmelden</Heading>
        <LoginForm />
      </main>
    </div>
  );
}
