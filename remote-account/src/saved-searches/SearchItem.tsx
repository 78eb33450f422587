import type { JobSearch } from '@silverjobs/contract';
import { alertMeaning } from '@silverjobs/contract/alert-choices';
import { narrowingTexts } from '@silverjobs/contract/narrowing-texts';
import { pathTo } from '@silverjobs/contract/paths';
import {
  Badge,
  Card,
  DefinitionList,
  GivenText,
  Heading,
  IconTextButton,
  Inline,
  icon,
  Link,
  Stack,
} from '@silverjobs/ui';
import { ListChecks, Pencil, Trash2 } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import * as ownPaths from '../paths.ts';
import { matchesAddress } from './search-address.ts';

/** What stands for a missing activity or place: of a profile it is no wish for all. */
const NOTHING = {
  auto: { what: 'Noch keine Tätigkeit im Profil', where: 'Noch kein Wohnort im Profil' },
  own: { what: 'Alle Positionen', where: 'Alle Standorte' },
};

/** One saved search: what, where, how often it writes, and what can be done. */
export function SearchItem({ search, onDelete }: { search: JobSearch; onDelete: () => void }) {
  const { id, title, type, search_what_label, search_location_label, alert_contig_label } = search;
  const beside = narrowingTexts(search.narrowing ?? {});
  const nothing = NOTHING[type === 'auto' ? 'auto' : 'own'];
  return (
    <Card as="li">
      <Stack gap={3}>
        <Inline gap={3} align="center">
          <Heading level={2} size="h4">
            <Link asChild variant="title">
              <RouterLink to={pathTo(ownPaths.search, { id })}>{title}</RouterLink>
            </Link>
          </Heading>
          {type === 'auto' && <Badge>Aus Ihrem Profil</Badge>}
          {search.saved_by && <Badge>{`Gespeichert von ${search.saved_by}`}</Badge>}
        </Inline>
        <DefinitionList
          columns={2}
          items={[
            {
              term: 'Was',
              value: search_what_label ?? nothing.what,
            },
            { term: 'Wo', value: search_location_label ?? nothing.where },
            ...(beside.length > 0
              ? [{ term: 'Außerdem', value: beside.map(({ text }) => text).join(', ') }]
              : []),
            {
              term: 'Jobvorschläge',
              value: (
                <GivenText
                  lang="de"
                  plain={alertMeaning(search.alert_config_id) ?? alert_contig_label}
                  given={alert_contig_label}
                />
              ),
            },
          ]}
        />
        <Inline gap={4}>
          <Link asChild variant="standalone">
            <RouterLink to={matchesAddress(search)} aria-label={`Stellen ansehen: ${title}`}>
              <ListChecks {...icon()} />
              Stellen ansehen
            </RouterLink>
          </Link>
          <Link asChild variant="standalone">
            <RouterLink to={pathTo(ownPaths.search, { id })} aria-label={`Bearbeiten: ${title}`}>
              <Pencil {...icon()} />
              Bearbeiten
            </RouterLink>
          </Link>
          {type !== 'auto' && (
            <IconTextButton
              icon={<Trash2 {...icon()} />}
              aria-label={`Löschen: ${title}`}
              onClick={onDelete}
            >
              Löschen
            </IconTextButton>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
