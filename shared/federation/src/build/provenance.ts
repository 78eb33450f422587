import { execFileSync } from 'node:child_process';
import type { Provenance } from '../registry/registry.ts';

type Environment = Record<string, string | undefined>;

/**
 * Where a build comes from, as CI or git says it.
 * @param folder of the repository
 */
export function readProvenance(folder: string, env: Environment): Provenance {
  const commit = env.GITHUB_SHA ?? env.CI_COMMIT_SHA ?? git(folder, 'rev-parse', 'HEAD');
  const repository =
    githubAddress(env) ?? env.CI_PROJECT_URL ?? git(folder, 'remote', 'get-url', 'origin');
  const run = env.GITHUB_RUN_ID && `${githubAddress(env)}/actions/runs/${env.GITHUB_RUN_ID}`;
  const builder = run ?? env.CI_JOB_URL;
  const address = withoutSecrets(repository);
  return {
    ...(commit && { commit }),
    ...(address && { repository: address }),
    ...(builder && { builder }),
  };
}

function githubAddress({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }: Environment): string | undefined {
  return GITHUB_REPOSITORY && `${GITHUB_SERVER_URL ?? 'https://github.com'}/${GITHUB_REPOSITORY}`;
}

/** An address of git may hold a password, or be a folder of this machine: neither goes out. */
function withoutSecrets(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address))
    return /^[\w.-]+@/.test(address ?? '') ? address : undefined;
  const url = new URL(address);
  if (url.protocol === 'file:') return undefined;
  url.username = '';
  url.password = '';
  return url.href;
}

/** Undefined where there is no git, or nothing to say. */
function git(folder: string, ...args: string[]): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: [...stdio] }).trim();
  } catch {
    return undefined;
  }
}
