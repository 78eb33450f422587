import {
  type AccessRule,
  type CallKey,
  calls,
  evaluateAccess,
  identityRule,
} from '@silverjobs/contract';
import { accessSessions } from './access-sessions.ts';

/** What of a remote's declaration its access is tested by. */
interface DeclaredRemote {
  name: string;
  pages: readonly {
    path: string;
    access: AccessRule;
    firstCalls?: readonly { path: string }[];
  }[];
}

/**
 * Tests that each page of a remote opens for exactly those whom the backend answers its calls.
 * @param later by path: calls that give a closed page its content and that the document does not
 * start; none for a page that asks only for what every signed-in user may have
 */
export function testPageAccess(
  { name, pages }: DeclaredRemote,
  later: Readonly<Record<string, readonly CallKey[]>>,
): void {
  test(`ACC-04 every closed page of ${name} names the calls that give it its content`, () => {
    const silent = pages.filter(
      ({ path, access, firstCalls }) => access.kind !== 'public' && !firstCalls && !later[path],
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
    const known = pages.map(({ path }) => path);
    expect(Object.keys(later).filter((path) => !known.includes(path))).toEqual([]);
  });

  test.each(Object.entries(accessSessions))(
    `ACC-04 pages of ${name} open for exactly those whom the backend answers their calls: %s`,
    (_, session) => {
      for (const { path, access, firstCalls = [] } of pages) {
        const opens = evaluateAccess(access, session).allowed;
        const first = firstCalls.map((call) => `GET ${call.path}` as CallKey);
        for (const key of [...first, ...(later[path] ?? [])]) {
          const answered = evaluateAccess(identityRule(calls[key].identity), session).allowed;
          expect([path, key, answered]).toEqual([path, key, opens]);
        }
      }
    },
  );
}
