import { type ReactNode, useRef } from 'react';
import { useOffscreenHeight } from './useOffscreenHeight.ts';

/** About what a message takes, in pixels; each is measured as soon as it is rendered. */
const ESTIMATED_MESSAGE_PX = 130;

interface MessageBlockViewProps {
  /** Number of its messages. */
  count: number;
  /** How it begins; the block decides for itself afterwards. */
  begins: 'drawn' | 'away';
  /** Always rendered. */
  pinned: boolean;
  /** The page is being printed: everything is rendered. */
  printing: boolean;
  children: () => ReactNode;
}

/** A block of messages: rendered near the window, elsewhere only as high as it is. */
export function MessageBlockView({
  count,
  begins,
  pinned,
  printing,
  children,
}: MessageBlockViewProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const estimate = begins === 'drawn' || pinned ? null : count * ESTIMATED_MESSAGE_PX;
  const height = useOffscreenHeight(element, estimate, pinned);
  const away = printing ? null : height;
  return (
    <div
      ref={element}
      role="presentation"
      className="conversation__block"
      style={away === null ? undefined : { height: away }}
    >
      {away === null && children()}
    </div>
  );
}
