import { paths, pathTo } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { signsIn } from '../phrases.ts';
import { writeLetter } from '../write-letter.ts';

/** Jobs that a mail lists; the others are counted. */
const LISTED = 10;

type Alert = {
  /** Title of the search. */
  readonly title: string;
  readonly searchId: number;
  readonly jobs: readonly {
    readonly id: number;
    readonly title: string;
    readonly facts: readonly string[];
  }[];
  /** Page that ends the mails of this search. */
  readonly unsubscribePage: string;
};

/** The pages that a mail leads to; each link signs in by a token of its own (access-41). */
export function pagesOfAlert(jobs: Alert['jobs']): string[] {
  const listed = jobs.slice(0, LISTED).map(({ id }) => pathTo(paths.job, { id }));
  return [...listed, paths.start, paths.searches];
}

/**
 * Tells a candidate of new jobs that a saved search has found, newest first.
 * @param linkTo the address that signs the candidate in and leads to a page
 */
export function jobAlertMail(
  publicUrl: string,
  { title, jobs, unsubscribePage }: Alert,
  linkTo: (page: string) => string,
): Mail {
  const rest = jobs.length - LISTED;
  const one = jobs.length === 1;
  const found = one ? 'Eine neue Stelle' : `${jobs.length} neue Stellen`;
  return writeLetter(publicUrl, {
    subject: `${found}: ${one ? jobs[0]?.title : title}`,
    heading: `${found} für Sie`,
    paragraphs: [
      one
        ? `zu Ihrer Suche „${title}“ gibt es eine neue Stelle:`
        : `zu Ihrer Suche „${title}“ gibt es ${jobs.length} neue Stellen:`,
    ],
    items: jobs.slice(0, LISTED).map(({ id, title: name, facts }) => ({
      title: name,
      url: linkTo(pathTo(paths.job, { id })),
      facts,
    })),
    ...(rest > 0 && {
      action: {
        label: rest === 1 ? 'Eine weitere ansehen' : `${rest} weitere ansehen`,
        url: linkTo(paths.start),
      },
    }),
    closing: [
      'Wie oft wir Ihnen schreiben, stellen Sie unter „Mein Konto“, „Meine Suchen“ ein.',
      signsIn,
    ],
    links: [
      { label: 'Meine Suchen', url: linkTo(paths.searches) },
      { label: 'Keine E-Mails mehr zu dieser Suche', url: unsubscribePage },
    ],
  });
}
