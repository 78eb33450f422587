import type { SiteContents } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { breadcrumbsOf } from '@silverjobs/contract/structured-data';
import { usePageHead } from '@silverjobs/shell';
import { Heading, LinkButton, SkeletonText } from '@silverjobs/ui';
import { ReadAloud } from '@silverjobs/widgets/read-aloud';
import { TextBlocks } from '@silverjobs/widgets/text-blocks';
import { type ReactNode, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { useSite } from '../breadcrumbs/use-site.ts';
import '../page.css';
import './guides.css';

type Written = NonNullable<SiteContents['articles']>[number];

/** An article that the office has written, in place of one of ours or beside them (operators-40). */
export function WrittenArticle({ article }: { article: Written }): ReactNode {
  const { slug, title, description, blocks, valid_from: from } = article;
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
        dateModified: new Date(from).toISOString().slice(0, 10),
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
          Stand: {formatDate(from)}. Ohne Gewähr für den Einzelfall.
        </p>
        {blocks ? <TextBlocks blocks={blocks} /> : <SkeletonText lines={8} />}
      </div>
      <ReadAloud target={text} of="diesen Artikel" />
      <div className="pub-article__next">
        <LinkButton asChild variant="primary" size="large">
          <RouterLink to={paths.publicJobs}>Stellen ansehen</RouterLink>
        </LinkButton>
        <LinkButton asChild>
          <RouterLink to={paths.guides}>Alle Artikel</RouterLink>
        </LinkButton>
      </div>
    </article>
  );
}
