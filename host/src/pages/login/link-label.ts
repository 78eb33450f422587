import { paths } from '@silverjobs/contract/paths';
import type { DeepLinkRule, RegistryPage } from '@silverjobs/federation';
import { matchPath } from 'react-router-dom';
import { destinationOf } from '../../model/destination.ts';

/** What the button of a link says, by the record that its page shows. */
const LABELS: Readonly<Record<NonNullable<DeepLinkRule['record']>, string>> = {
  message_id: 'Nachricht öffnen',
  job_demand_id: 'Stelle ansehen',
};

/**
 * What the button behind a link of a mail says (access-50).
 * @param path where the link leads: a page, or a link into the application without its token
 */
export function linkLabel(pages: readonly RegistryPage[], path: string): string {
  const { pathname, searchParams } = new URL(path, 'https://host.invalid');
  const target = searchParams.get('target');
  const id = Number(searchParams.get('id')) || null;
  const record = matchPath(paths.deepLink, pathname)
    ? target && destinationOf(pages, { target, id }).record
    : pages.find((page) => page.deepLink?.record && matchPath(page.path, pathname))?.deepLink
        ?.record;
  const labels: Readonly<Record<string, string>> = LABELS;
  return (record && labels[record]) || 'Anmelden';
}
