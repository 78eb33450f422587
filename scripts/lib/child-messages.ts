import type { Progress } from './progress.ts';

/** A demo account, as the backend names it. */
export interface DemoLogin {
  email: string;
  password: string;
  description: string;
}

/** What our commands say over their channel to the command that started them. */
export type ChildMessage =
  | { kind: 'progress'; text: string; share: number; state?: string }
  | { kind: 'logins'; logins: DemoLogin[] };

/** Renders what a command says of its progress. */
export function drawProgress(progress: Progress, message: ChildMessage): void {
  if (message.kind !== 'progress') return;
  const { text, share, state = `${Math.round(share * 100)} %` } = message;
  if (share < 1) progress.show(text, state);
  else progress.done(text);
}

/** The demo accounts as a table. */
export function loginTable(logins: readonly DemoLogin[]): string {
  const wide = Math.max(...logins.map(({ email }) => email.length));
  const rows = logins.map(
    ({ email, password, description }) => `  ${email.padEnd(wide)}  ${password}  ${description}`,
  );
  return ['Demo logins (e-mail, password, who):', ...rows].join('\n');
}
