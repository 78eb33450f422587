import { useShell } from '@silverjobs/shell';
import { cx, icon } from '@silverjobs/ui';
import { GraduationCap, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { imageUrl } from './image-url.ts';
import './picture.css';

export interface PictureProps {
  /** Path below the image host; null for none. */
  path: string | null;
  kind: 'course' | 'lecturer';
  /** Loads only when it comes near the window. */
  lazy?: boolean;
}

/** The picture of a course or lecturer. Decoration: a missing one leaves a sign in its place. */
export function Picture({ path, kind, lazy = false }: PictureProps): ReactNode {
  const { config } = useShell();
  const [broken, setBroken] = useState(false);
  const Sign = kind === 'course' ? GraduationCap : UserRound;
  return (
    <span className={cx('course-picture', `course-picture--${kind}`)}>
      {path && !broken ? (
        <img
          src={imageUrl(config, path)}
          alt=""
          loading={lazy ? 'lazy' : 'eager'}
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <Sign {...icon('xl')} />
      )}
    </span>
  );
}
