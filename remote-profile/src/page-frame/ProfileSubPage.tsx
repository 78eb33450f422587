import type { Candidate } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { useUser } from '@silverjobs/shell';
import { SubPage } from '@silverjobs/widgets/sub-page';
import type { ReactNode } from 'react';
import './profile.css';

const PROFILE = { path: paths.profile, label: 'Zurück zu „Mein Profil“' };

interface ProfileSubPageProps {
  title: string;
  /** The content; the signed-in user's candidate is always known here. */
  children: (candidate: Candidate) => ReactNode;
}

/** A page of a section of the profile. */
export function ProfileSubPage({ title, children }: ProfileSubPageProps) {
  const candidate = useUser()?._candidate;
  if (!candidate) return null;
  return (
    <SubPage title={title} back={PROFILE}>
      {children(candidate)}
    </SubPage>
  );
}
