import { Card, Heading, icon, Link, Marker, Stack } from '@silverjobs/ui';
import { Briefcase, GraduationCap, ListChecks, MapPin, UserRound } from 'lucide-react';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { FactList } from '../facts/FactList.tsx';
import type { ProfileSection } from './profile-sections.ts';

const ICONS = {
  personal: UserRound,
  'work-history': Briefcase,
  education: GraduationCap,
  'desired-jobs': ListChecks,
  location: MapPin,
} as const;

/** A section on the hub: its values, and the way to change them (profile-1). */
export function SectionCard({ section }: { section: ProfileSection }) {
  const { key, path, title, facts, complete } = section;
  const Sign = ICONS[key];
  const titleId = useId();
  return (
    <Card as="section" className="profile-section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <div className="profile-section__head">
          <Heading level={2} size="h3" className="profile-section__title" id={titleId}>
            <Sign {...icon('md')} />
            {title}
          </Heading>
          {complete && <Marker>ausgefüllt</Marker>}
        </div>
        <FactList facts={facts} columns={1} />
      </Stack>
      <Link asChild variant="standalone" className="sj-no-print">
        <RouterLink
          to={path}
        >{`${title} ${complete ? 'ansehen und ändern' : 'ergänzen'}`}</RouterLink>
      </Link>
    </Card>
  );
}
