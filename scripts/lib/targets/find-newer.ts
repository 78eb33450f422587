import { type Feature, features } from './newer-features.ts';

/** Something in a file that a browser of the targets does not know. */
export interface Finding {
  path: string;
  line: number;
  feature: string;
  /** The browsers that lack it: 'safari before 16'. */
  lacking: string[];
}

/** A feature that a file may use, because it asks first or is whole without. */
export interface Allowed {
  path: string;
  feature: string;
  why: string;
}

const ENGINES = ['chrome', 'firefox', 'safari'] as const;
/** Edge is Chrome, and iOS is Safari, with the same numbers. */
const SAME: Record<string, (typeof ENGINES)[number]> = { edge: 'chrome', ios: 'safari' };

/** The least version of each engine in a list such as 'safari >= 15.4'. */
export function leastVersions(targets: readonly string[]): Record<string, number> {
  const least: Record<string, number> = {};
  for (const target of targets) {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(target) ?? [];
    const engine = SAME[name] ?? ENGINES.find((one) => one === name);
    if (!engine) throw new Error(`No browser that is known here: ${target}`);
    least[engine] = Math.min(least[engine] ?? Number.POSITIVE_INFINITY, Number(version));
  }
  return least;
}

/** What a text uses that a browser of the targets lacks; comments do not count (delivery-61). */
export function findNewer(path: string, text: string, least: Record<string, number>): Finding[] {
  const lacked = features.flatMap((feature) => {
    const lacking = lackingIn(feature, least);
    return lacking.length > 0 ? [{ feature, lacking }] : [];
  });
  return withoutComments(text)
    .split('\n')
    .flatMap((words, index) =>
      lacked
        .filter(({ feature }) => feature.looks.test(words))
        .map(({ feature, lacking }) => ({
          path,
          line: index + 1,
          feature: feature.name,
          lacking,
        })),
    );
}

/** Findings that nobody allowed, and permissions that nothing needs any more. */
export function judge(findings: Finding[], allowed: readonly Allowed[]) {
  const allows = (one: Finding) => (permission: Allowed) =>
    permission.path === one.path && permission.feature === one.feature;
  return {
    wrong: findings.filter((one) => !allowed.some(allows(one))),
    idle: allowed.filter((permission) => !findings.some((one) => allows(one)(permission))),
  };
}

function lackingIn({ since }: Feature, least: Record<string, number>): string[] {
  return ENGINES.flatMap((engine) => {
    const oldest = least[engine];
    const first = since[engine];
    if (oldest === undefined || (first !== null && first <= oldest)) return [];
    return [first === null ? engine : `${engine} before ${first}`];
  });
}

/** Comments as empty lines, so that numbers stay. */
function withoutComments(text: string): string {
  return text
    .replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/^\s*\/\/.*$/gm, '');
}
