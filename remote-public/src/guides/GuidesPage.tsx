import { useSiteContents } from '@silverjobs/api/contents';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { usePageHead } from '@silverjobs/shell';
import { Card, Heading, Link, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { GUIDE_GROUPS, GUIDES } from './guides.ts';
import '../page.css';
import './guides.css';

type Listed = { slug: string; title: string; description: string };

/** /ratgeber: all articles by subject. */
export function GuidesPage(): ReactNode {
  const { articles = [] } = useSiteContents(true);
  const written = (guide: Listed): Listed =>
    articles.find(({ slug }) => slug === guide.slug) ?? guide;
  const others = articles.filter(({ slug }) => !GUIDES.some((guide) => guide.slug === slug));
  const added = others.length > 0 ? [{ title: 'Weitere Artikel', guides: others }] : [];
  usePageHead({
    title: 'Ratgeber: Arbeiten im Ruhestand',
    description:
      'Hinzuverdienst, Minijob, Aktivrente, Ehrenamt, Bewerbung: kurze, ehrliche Antworten für Menschen ab 60, mit Quellen und Datum.',
    canonical: paths.guides,
  });
  return (
    <div className="pub-wrap pub-section">
      <Heading level={1} tabIndex={-1}>
        Ratgeber
      </Heading>
      <p className="pub-lead">
        Kurze Antworten auf Fragen rund um Arbeit und Ruhestand. Mit Zahlen, Quellen und Datum.
      </p>
      {[...GUIDE_GROUPS, ...added].map(({ title, guides }) => (
        <section key={title} className="pub-guide-group">
          <Heading level={2}>{title}</Heading>
          <ul className="pub-guides">
            {guides
              .map((shipped) => written(shipped))
              .map((guide) => (
                <li key={guide.slug}>
                  <Card className="pub-guides__card">
                    <Heading level={3} size="h4">
                      <Link asChild variant="title">
                        <RouterLink to={pathTo(paths.guide, { slug: guide.slug })}>
                          {guide.title}
                        </RouterLink>
                      </Link>
                    </Heading>
                    <Text>{guide.description}</Text>
                  </Card>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
