import { apiErrorBody, apiErrorMessage } from '@silverjobs/api';
import { paths } from '@silverjobs/contract/paths';
import { useLinkToken } from '@silverjobs/shell';
import { Alert, Button, Card, LinkButton, Stack, Text } from '@silverjobs/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SubPage } from '../sub-page/SubPage.tsx';
import './mailed-link.css';

const HOME = { path: paths.start, label: 'Zur Startseite' };
/** A link that will never work, however often one tries. */
const SPENT = ['link.invalid', 'link.expired'];

interface MailedLinkPageProps {
  title: string;
  /** What will happen. */
  question: string;
  confirmLabel: string;
  loadingText?: string | undefined;
  /** Does it. */
  action: Pick<
    UseMutationResult<unknown, Error, string>,
    'error' | 'isError' | 'isPending' | 'isSuccess'
  >;
  /** Called with the secret of the link. */
  onConfirm: (token: string) => void;
  failedTitle: string;
  doneTitle: string;
  doneText: string;
  /** What else one can do when the link does not work. */
  alternative: string;
  /** Where that is, and where to go when it is done. */
  next: { readonly path: string; readonly label: string };
}

/** The page of a link in a mail: it asks first, because mail programs open links by themselves (access-50). */
export function MailedLinkPage(props: MailedLinkPageProps): ReactNode {
  const { title, action, doneTitle, doneText, failedTitle, alternative, next } = props;
  const token = useLinkToken();
  const spent = SPENT.includes(apiErrorBody(action.error)?.code ?? '');
  const answered = action.isSuccess || spent;
  const answer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button that had the focus is gone.
    if (answered) answer.current?.focus();
  }, [answered]);

  const way = (
    <LinkButton asChild>
      <Link to={next.path}>{next.label}</Link>
    </LinkButton>
  );
  return (
    <SubPage title={title} back={HOME}>
      {!token && !answered && (
        <Alert tone="warning" title="Der Link ist nicht vollständig" action={way}>
          {`Bitte öffnen Sie den Link noch einmal aus der E-Mail. ${alternative}`}
        </Alert>
      )}
      {token && !answered && <Question {...props} token={token} />}
      {answered && (
        <div ref={answer} tabIndex={-1} className="mailed-link__answer">
          {action.isSuccess ? (
            <Alert tone="success" announce title={doneTitle} action={way}>
              {doneText}
            </Alert>
          ) : (
            <Alert tone="error" title={failedTitle} action={way}>
              {`${apiErrorMessage(action.error, '')} ${alternative}`}
            </Alert>
          )}
        </div>
      )}
    </SubPage>
  );
}

function Question(props: MailedLinkPageProps & { token: string }) {
  const { question, confirmLabel, loadingText, action, onConfirm, failedTitle, token } = props;
  return (
    <Card>
      <Stack gap={5}>
        <Text reading>{question}</Text>
        {action.isError && (
          <Alert tone="error" title={failedTitle}>
            {apiErrorMessage(action.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
        <div>
          <Button
            variant="primary"
            size="large"
            loading={action.isPending}
            loadingText={loadingText}
            onClick={() => onConfirm(token)}
          >
            {confirmLabel}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
