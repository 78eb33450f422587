import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Author } from '../store/describe-change.ts';

/** Options of every command that changes a registry. */
export const authorOptions = { by: { type: 'string' }, why: { type: 'string' } } as const;

/** Where CI systems say who has started a run. */
const CI_VARIABLES = [
  'GITHUB_ACTOR',
  'GITLAB_USER_LOGIN',
  'BUILD_REQUESTEDFOR',
  'CI_COMMIT_AUTHOR',
];

/**
 * Who changes the registry: as the command says, else as CI, git or the machine does.
 * @param folder of the repository
 */
export function readAuthor(
  { by, why }: { by?: string | undefined; why?: string | undefined },
  folder: string,
  env: Record<string, string | undefined>,
): Author {
  const named = by ?? CI_VARIABLES.map((name) => env[name]).find(Boolean);
  const reason = why?.trim();
  return {
    by: named?.trim() || git(folder, 'config', 'user.name') || userInfo().username,
    ...(reason && { why: reason }),
  };
}

/** Hash and subject of the commit that is built: why a release goes out, unless one says it. */
export function readCommit(folder: string): string | undefined {
  return git(folder, 'log', '-1', '--format=%h %s') || undefined;
}

/** Empty where there is no git, no repository or no such setting. */
function git(folder: string, ...args: string[]): string {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: [...stdio] }).trim();
  } catch {
    return '';
  }
}
