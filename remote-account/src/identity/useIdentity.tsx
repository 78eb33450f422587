import { useApi } from '@silverjobs/api';
import { fetchIdentity } from '@silverjobs/api/account';
import { useLazyComponent } from '@silverjobs/shell';
import type { UseMutationOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

const importDialog = async () => (await import('./IdentityDialog.tsx')).IdentityDialog;

interface Question {
  hasPassword: boolean;
  again: boolean;
  answer: (confirmed: boolean) => void;
}

/** The user has closed the question; that is no failure to speak of. */
class IdentityUnconfirmed extends Error {}

/** Whether something was given up by closing the question (account-35). */
export const isGivenUp = (error: unknown): boolean => error instanceof IdentityUnconfirmed;

interface Identity {
  /**
   * Settles once it is certain that the owner of the account asks; rejects when nobody says so: given
   * up (`isGivenUp`), or the code of the question is lost.
   */
  confirm: () => Promise<void>;
  /** The same mutation, sent once that is certain. */
  guard: <Data, Body>(
    options: UseMutationOptions<Data, Error, Body>,
  ) => UseMutationOptions<Data, Error, Body>;
  /** To be rendered where it is asked for. */
  dialog: ReactNode;
}

/** Asks for the password before something that only the owner of the account may do (account-35). */
export function useIdentity(importPart = importDialog): Identity {
  const api = useApi();
  const dialog = useLazyComponent(importPart);
  const [question, setQuestion] = useState<Question | null>(null);

  async function confirm(): Promise<void> {
    try {
      let state = await fetchIdentity(api);
      // Again while a link was asked for and not opened.
      for (let again = false; !state.confirmed; again = true) {
        const hasPassword = state.has_password;
        // The host of an earlier release gives no answer here.
        if ((await dialog.load()) === false) throw new Error('The question could not be loaded.');
        const confirmed = await new Promise<boolean>((answer) => {
          setQuestion({ hasPassword, again, answer });
        });
        if (!confirmed) throw new IdentityUnconfirmed();
        state = await fetchIdentity(api);
      }
    } finally {
      setQuestion(null);
    }
  }

  return {
    confirm,
    guard: (options) => ({
      ...options,
      mutationFn: async (...call) => {
        await confirm();
        if (!options.mutationFn) throw new Error('There is no call to guard.');
        return options.mutationFn(...call);
      },
    }),
    dialog: question && dialog.Component && (
      <dialog.Component
        hasPassword={question.hasPassword}
        again={question.again}
        onConfirmed={() => question.answer(true)}
        onClose={() => question.answer(false)}
      />
    ),
  };
}
