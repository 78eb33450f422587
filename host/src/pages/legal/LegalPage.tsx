import { useApi } from '@silverjobs/api';
import { legalVersionQuery, useSiteContents } from '@silverjobs/api/contents';
import { formatDate } from '@silverjobs/contract/formats';
import { usePageHead, useShell } from '@silverjobs/shell';
import { Alert, Button, Card, Heading, Page, Prose, SkeletonText, Stack } from '@silverjobs/ui';
import { ReadAloud } from '@silverjobs/widgets/read-aloud';
import { TextBlocks } from '@silverjobs/widgets/text-blocks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';

const VERSION = 'fassung';

/**
 * A page of text that the law asks for; the title may hold soft hyphens. What the office has written stands in
 * the place of its children, with the versions before and to come (operators-42).
 */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  const { product } = useShell().title;
  const name = title.replaceAll('\u00ad', '');
  const written = useSiteContents(true).legal?.[pathname];
  const wanted = Number(new URLSearchParams(search).get(VERSION));
  const other = written?.others.find(({ version }) => version === wanted);
  usePageHead({
    title: name,
    description: `${name} von ${product}, dem Stellenmarkt für Menschen ab 60.`,
    canonical: pathname,
  });
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1}>{title}</Heading>
        <ReadAloud target={text} of="diese Seite" />
        <Card>
          <div ref={text}>
            <Prose>
              {other ? (
                <OtherVersion path={pathname} {...other}>
                  {children}
                </OtherVersion>
              ) : written && written.version > 0 && written.blocks !== null ? (
                <>
                  <p>Stand: {formatDate(written.valid_from)}</p>
                  {written.blocks ? (
                    <TextBlocks blocks={written.blocks} />
                  ) : (
                    <SkeletonText lines={8} />
                  )}
                </>
              ) : (
                children
              )}
            </Prose>
          </div>
        </Card>
        {written && written.others.length > 0 && (
          <Card as="section" title="Fassungen dieser Seite">
            <ul>
              {other && (
                <li>
                  <Link to={pathname}>Fassung, die jetzt gilt</Link>
                </li>
              )}
              {written.others.map(({ version, valid_from }) => (
                <li key={version}>
                  <Link to={`${pathname}?${VERSION}=${version}`}>
                    Fassung ab {formatDate(valid_from)}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Stack>
    </Page>
  );
}

interface OtherVersionProps {
  path: string;
  version: number;
  valid_from: number;
  /** What the code says. */
  children: ReactNode;
}

function OtherVersion({ path, version, valid_from: from, children }: OtherVersionProps) {
  const { data, error, isFetching, refetch } = useQuery(legalVersionQuery(useApi(), path, version));
  if (error) {
    return (
      <Alert
        tone="error"
        announce
        title="Die Fassung konnte nicht geladen werden"
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            Noch einmal versuchen
          </Button>
        }
      >
        Bitte prüfen Sie Ihre Internetverbindung.
      </Alert>
    );
  }
  if (!data) return <SkeletonText lines={8} />;
  return (
    <>
      <p>
        <strong>
          Diese Fassung gilt ab {formatDate(from)}. Sie ist nicht die, die jetzt gilt.
        </strong>
      </p>
      {data.blocks === null ? children : <TextBlocks blocks={data.blocks} />}
    </>
  );
}
