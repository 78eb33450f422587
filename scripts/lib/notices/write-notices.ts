import type { Notice } from './collect-packages.ts';

/**
 * Licences that a product may be built with and given away under its own (MIT, Apache, BSD, ISC,
 * OFL and what asks for no more than these).
 */
const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'OFL-1.1',
]);

/** Libraries that do not declare the licence that stands in their files. */
const KNOWN: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

const COPYRIGHT = /^\W*(?:copyright\b|\(c\)|©).*$/gim;

const licenseOf = ({ name, license }: Notice) => license || (KNOWN[name] ?? '');

/** Whether one of the offered licences, or all that hold together, are allowed. */
function isAllowed(expression: string): boolean {
  const parts = expression.replaceAll(/[()]/g, '').split(' AND ');
  return parts.every((part) => part.split(' OR ').some((one) => ALLOWED.has(one.trim())));
}

/** Libraries whose licence may not be used, with what they declare. */
export function findForbidden(notices: readonly Notice[]): string[] {
  return notices
    .filter((notice) => !isAllowed(licenseOf(notice)))
    .map((notice) => `${notice.name}@${notice.version}: ${licenseOf(notice) || 'no licence'}`);
}

const bodyOf = ({ text }: Notice) => text.replaceAll(COPYRIGHT, '').trim();
const keyOf = (notice: Notice) => bodyOf(notice).toLowerCase().replaceAll(/\W+/g, ' ');

function lineOf(notice: Notice): string {
  const holders = (notice.text.match(COPYRIGHT) ?? [])
    .map((line) => line.trim())
    .filter((line) => /\d{4}|\(c\)|©/i.test(line))
    .slice(0, 3);
  return [`- ${notice.name} ${notice.version}`, ...holders].join(' · ');
}

/** The notices of all libraries: those with the same licence text stand together before it. */
export function writeNotices(notices: readonly Notice[]): string {
  const groups = new Map<string, Notice[]>();
  for (const notice of notices) {
    const key = `${licenseOf(notice)} ${keyOf(notice)}`;
    groups.set(key, [...(groups.get(key) ?? []), notice]);
  }
  const sections = [...groups.values()].map((group) => {
    const [first] = group;
    const text = first ? bodyOf(first) : '';
    const lines = group.map(lineOf).join('\n');
    return `## ${first ? licenseOf(first) : ''}\n\n${lines}\n${text && `\n~~~\n${text}\n~~~\n`}`;
  });
  return `# Third-party notices\n\nLibraries that ship with silverjobs. Written by \`pnpm notices\`.\n\n${sections.join('\n')}`;
}
