import { createTransport } from 'nodemailer';
import { DEFAULT_RUNBOOK } from '../registry/remote-config.ts';
import type { TakenBack } from './watch-live.ts';

/** Tells a remote's owner what was done; never throws. */
export type SendLetters = (taken: TakenBack) => Promise<void>;

const TIMEOUT_MS = 15_000;

/** The letter to a remote's owner: what happened, why, and how to undo it. */
export function ownerLetter({ remote, reason, again, command }: TakenBack) {
  const { name, release, owner, runbook = DEFAULT_RUNBOOK } = remote;
  const did = again === null ? 'was switched off' : `was taken back, ${again} is live again`;
  const why = again === null ? 'There is no earlier release to go back to; its pages say so.' : '';
  return {
    subject: `${name} ${release} ${did}`,
    text: `To ${owner}

Release ${release} of ${name} failed too often in browsers: ${reason}.
It ${did}. ${why}

When the reason is gone, this undoes it:
  ${command}
What to look at first: ${runbook}
`,
  };
}

/** Writes to the addresses of the keys that are for the remote, by the mail server that the backend has, too. */
export function openLetters(env: Record<string, string | undefined>): SendLetters {
  const { SMTP_URL, MAIL_FROM } = env;
  const transport =
    SMTP_URL && MAIL_FROM
      ? createTransport(
          {
            url: SMTP_URL,
            connectionTimeout: TIMEOUT_MS,
            socketTimeout: TIMEOUT_MS,
            disableFileAccess: true,
            disableUrlAccess: true,
          },
          { from: MAIL_FROM, headers: { 'Auto-Submitted': 'auto-generated' } },
        )
      : null;
  return async (taken) => {
    const letter = ownerLetter(taken);
    console.error(letter.text);
    try {
      for (const to of taken.mails) await transport?.sendMail({ to, ...letter });
    } catch (error) {
      console.error(`${taken.mails.join(', ')} could not be told.`, error);
    }
  };
}
