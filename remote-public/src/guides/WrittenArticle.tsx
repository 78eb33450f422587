import type { SiteContents } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { paths } from '@silverjobs/contract/paths';
import { wallClock } from '@silverjobs/contract/wall-clock';
import { LinkButton, SkeletonText } from '@silverjobs/ui';
import { TextBlocks } from '@silverjobs/widgets/text-blocks';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ArticleFrame } from './ArticleFrame.tsx';

type Written = NonNullable<SiteContents['articles']>[number];

/** An article that the office has written, in place of one of ours or beside them (operators-40). */
export function WrittenArticle({ article }: { article: Written }): ReactNode {
  const { slug, title, description, blocks, valid_from: from } = article;
  return (
    <ArticleFrame
      slug={slug}
      title={title}
      description={description}
      asOf={formatDate(from)}
      asOfDate={new Date(wallClock(from)).toISOString().slice(0, 10)}
      next={
        <div className="pub-article__next">
          <LinkButton asChild variant="primary" size="large">
            <RouterLink to={paths.publicJobs}>Stellen ansehen</RouterLink>
          </LinkButton>
          <LinkButton asChild>
            <RouterLink to={paths.guides}>Alle Artikel</RouterLink>
          </LinkButton>
        </div>
      }
    >
      {blocks ? <TextBlocks blocks={blocks} /> : <SkeletonText lines={8} />}
    </ArticleFrame>
  );
}
