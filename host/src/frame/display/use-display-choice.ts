import { useApi } from '@silverjobs/api';
import { saveDisplay } from '@silverjobs/api/account';
import { type Display, displayText } from '@silverjobs/contract/display';
import { type Shell, useShell } from '@silverjobs/shell';
import { useState } from 'react';
import { ownDisplay } from './follow-account.ts';

/** What one has chosen of the display holds at once here, and then for the account (display-2). */
export interface DisplayChoice {
  /** Shows it so and says it aloud. */
  choose: (part: Partial<Display>, said: string) => void;
  /** The account did not take the last choice; it holds in this browser in any case. */
  failed: boolean;
  /** Sends it to the account again. */
  save: () => Promise<void>;
}

/** The last save of each page: they run one after the other, or an older choice could arrive last. */
const lastSaves = new WeakMap<Shell, Promise<void>>();

/** Chooses for this browser and the account of who is signed in. */
export function useDisplayChoice(): DisplayChoice {
  const shell = useShell();
  const api = useApi();
  const [failed, setFailed] = useState(false);

  function save() {
    setFailed(false);
    const before = lastSaves.get(shell) ?? Promise.resolve();
    const saving: Promise<void> = before.then(() => {
      // The last one sends what is chosen by then.
      if (lastSaves.get(shell) === saving) return send();
    });
    lastSaves.set(shell, saving);
    return saving;
  }

  async function send() {
    const { user } = shell.session.getState();
    const { chosen } = shell.display.store.getState();
    if (!user || !chosen) return;
    ownDisplay(shell, user.id);
    try {
      const saved = await saveDisplay(api, user.id, displayText(chosen));
      shell.session.setState({ user: saved });
    } catch {
      setFailed(true);
    }
  }

  function choose(part: Partial<Display>, said: string) {
    shell.display.choose(part);
    shell.announce(said);
    void save();
  }

  return { choose, failed, save };
}
