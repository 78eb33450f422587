import { Button, icon, LinkButton, VisuallyHidden } from '@silverjobs/ui';
import { Briefcase, GraduationCap, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ActivitySource } from './sources.ts';

const ICONS: Readonly<Record<string, typeof Plus>> = {
  Arbeitgeber: Briefcase,
  Berufsausbildung: GraduationCap,
};

interface SourceButtonProps {
  source: ActivitySource;
  activity: string;
}

/** Leads to where the experience is entered; without any it says so (profile-25). */
export function SourceButton({ source, activity }: SourceButtonProps) {
  const { label, path, there } = source;
  const Sign = ICONS[label] ?? Plus;
  const about = <VisuallyHidden> {activity}</VisuallyHidden>;
  if (there) {
    return (
      <div>
        <LinkButton asChild fullWidth>
          <Link to={path}>
            <Sign {...icon()} />
            {label}
            {about}
          </Link>
        </LinkButton>
      </div>
    );
  }
  return (
    <div>
      <Button fullWidth icon={<Sign {...icon()} />} reasonDisabled="Dazu nichts angegeben">
        {label}
        {about}
      </Button>
    </div>
  );
}
