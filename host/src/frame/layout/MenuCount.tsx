import { useApi } from '@silverjobs/api';
import { VisuallyHidden } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { type Badge, badgeQuery, badgeText } from './badge-query.ts';

/** More than this is not counted out. */
const MAX_COUNT = 99;

/** How much waits behind a menu entry; nothing while that is nothing or unknown. */
export function MenuCount({ badge }: { badge: Badge }) {
  // useBadges asks, for all places that show it.
  const { data: count = 0 } = useQuery({ ...badgeQuery(useApi(), badge), enabled: false });
  if (count === 0) return null;
  return (
    <>
      <span className="menu-count" aria-hidden="true">
        {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
      </span>
      <VisuallyHidden>{` ${badgeText(badge, count)}`}</VisuallyHidden>
    </>
  );
}
