import { paths, pathTo } from '@silverjobs/contract/paths';
import { breadcrumbsOf } from '@silverjobs/contract/structured-data';
import { usePageHead } from '@silverjobs/shell';
import { Heading } from '@silverjobs/ui';
import { ReadAloud } from '@silverjobs/widgets/read-aloud';
import { type ReactNode, useRef } from 'react';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { useSite } from '../breadcrumbs/use-site.ts';
import '../page.css';
import './guides.css';

interface ArticleFrameProps {
  slug: string;
  title: string;
  description: string;
  /** When it was last true: as readers see it, and as yyyy-mm-dd. */
  asOf: string;
  asOfDate: string;
  children: ReactNode;
  /** What follows the text and is not read aloud. */
  next: ReactNode;
}

/** Head, title, date and reading aloud of an article, whoever has written it. */
export function ArticleFrame(props: ArticleFrameProps): ReactNode {
  const { slug, title, description, asOf, asOfDate, children, next } = props;
  const text = useRef<HTMLDivElement>(null);
  const path = pathTo(paths.guide, { slug });
  const trail = [
    { name: 'Ratgeber', path: paths.guides },
    { name: title, path },
  ];
  const site = useSite();
  usePageHead({
    title,
    description,
    canonical: path,
    type: 'article',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description,
        inLanguage: 'de',
        dateModified: asOfDate,
        mainEntityOfPage: `{origin}${path}`,
        author: { '@type': 'Organization', name: site.name, url: `${site.origin}/` },
      },
      breadcrumbsOf(trail, site),
    ],
  });
  return (
    <article className="pub-wrap pub-section pub-article">
      <Breadcrumbs trail={trail} />
      <div ref={text}>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <p className="pub-article__date">
          Stand: {asOf}. Ohne Gewähr für den Einzelfall. Gesetze, Beträge und Ämter sind die von
          Deutschland; in Österreich und der Schweiz gelten andere.
        </p>
        {children}
      </div>
      <ReadAloud target={text} of="diesen Artikel" />
      {next}
    </article>
  );
}
