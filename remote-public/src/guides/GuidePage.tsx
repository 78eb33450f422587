import { useSiteContents } from '@silverjobs/api/contents';
import { FACTS } from '@silverjobs/contract/legal-facts';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { Heading, Link, LinkButton, SkeletonText } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { NotThere } from '../not-there/NotThere.tsx';
import { ArticleFrame } from './ArticleFrame.tsx';
import type { GuideText } from './guide-text.ts';
import { GUIDES } from './guides.ts';
import { WrittenArticle } from './WrittenArticle.tsx';

/** /ratgeber/:slug: an article. */
export function GuidePage(): ReactNode {
  const { slug } = useParams();
  const guide = GUIDES.find((each) => each.slug === slug);
  const { articles, more } = useSiteContents(true);
  const written = articles?.find((each) => each.slug === slug);
  if (written) return <WrittenArticle article={written} />;
  // What the office has written is still on its way.
  if (!guide && more) return <SkeletonText lines={8} />;
  return guide ? (
    <Article guide={guide} />
  ) : (
    <NotThere title="Diesen Artikel gibt es nicht">
      <LinkButton asChild variant="primary">
        <RouterLink to={paths.guides}>Zum Ratgeber</RouterLink>
      </LinkButton>
    </NotThere>
  );
}

function Article({ guide }: { guide: GuideText }): ReactNode {
  const { title, description, inBrief, sections, sources } = guide;
  const others = GUIDES.filter(({ slug }) => slug !== guide.slug).slice(0, 3);
  return (
    <ArticleFrame
      slug={guide.slug}
      title={title}
      description={description}
      asOf={FACTS.asOf}
      asOfDate={FACTS.asOfDate}
      next={
        <>
          <section>
            <Heading level={2} size="h3">
              Quellen und Auskunft
            </Heading>
            <ul>
              {sources.map(({ name, web }) => (
                <li key={name}>
                  <Link href={web} rel="noopener">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          <div className="pub-article__next">
            <LinkButton asChild variant="primary" size="large">
              <RouterLink to={paths.publicJobs}>Stellen ansehen</RouterLink>
            </LinkButton>
          </div>
          <nav aria-labelledby="pub-more-guides">
            <Heading level={2} size="h3" id="pub-more-guides">
              Weiterlesen
            </Heading>
            <ul>
              {others.map(({ slug, title: other }) => (
                <li key={slug}>
                  <Link asChild>
                    <RouterLink to={pathTo(paths.guide, { slug })}>{other}</RouterLink>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </>
      }
    >
      <div className="pub-brief">
        <Heading level={2} size="h3">
          Das Wichtigste
        </Heading>
        <ul>
          {inBrief.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      {sections.map(({ heading, paragraphs = [], points = [] }) => (
        <section key={heading}>
          <Heading level={2} size="h3">
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.length > 0 && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </ArticleFrame>
  );
}
