import { usePrices } from '@silverjobs/api/contents';
import { PageTitle } from '@silverjobs/shell';
import { Card, Heading, Link, Page, Stack, Text } from '@silverjobs/ui';
import { ReadAloud } from '@silverjobs/widgets/read-aloud';
import { type ReactNode, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import { pageInQuery } from '../../frame/layout/guide-links.tsx';
import './easy.css';
import type { EasyText } from './easy-text.ts';
import { easyTextOf, easyTexts, withPrices } from './find-text.ts';

const TOPIC = 'thema';

/** /leichte-sprache: a page in easy German, and the way to the nine others (guide-7). */
export function EasyPage(): ReactNode {
  const { search } = useLocation();
  const page = pageInQuery(search);
  const text = easyTextOf(new URLSearchParams(search).get(TOPIC), page);
  const read = useRef<HTMLDivElement>(null);
  return (
    <Page>
      <PageTitle title={`Leichte Sprache: ${text.title}`} />
      <Stack gap={6}>
        <Heading level={1} tabIndex={-1}>
          {text.title}
        </Heading>
        <Text tone="quiet">
          Das ist Leichte Sprache. Diesen Text hat noch keine Prüf-Gruppe geprüft.
        </Text>
        <ReadAloud key={text.id} target={read} of={text.title} />
        <div ref={read}>
          <EasyParts text={text} />
        </div>
        {page !== null && (
          <Link asChild variant="standalone">
            <RouterLink to={page}>Zurück zur Seite in Alltags-Sprache</RouterLink>
          </Link>
        )}
        <OtherTexts current={text} />
      </Stack>
    </Page>
  );
}

function EasyParts({ text }: { text: EasyText }) {
  const prices = usePrices();
  return (
    <Card>
      {text.parts.map(({ heading, lines }) => (
        <section key={heading} className="easy-part">
          <Heading level={2}>{heading}</Heading>
          {lines.map((line) => (
            <p key={line}>{withPrices(line, prices)}</p>
          ))}
        </section>
      ))}
    </Card>
  );
}

function OtherTexts({ current }: { current: EasyText }) {
  return (
    <nav aria-label="Alle Texte in Leichter Sprache">
      <Heading level={2}>Mehr in Leichter Sprache</Heading>
      <ul className="easy-texts">
        {easyTexts
          .filter((text) => text !== current)
          .map(({ id, title }) => (
            <li key={id}>
              <Link asChild variant="standalone">
                <RouterLink to={`${hostPaths.easyLanguage}?${TOPIC}=${id}`}>{title}</RouterLink>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
