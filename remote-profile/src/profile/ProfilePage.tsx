import { paths } from '@silverjobs/contract/paths';
import { useUser } from '@silverjobs/shell';
import { Grid, Heading, Inline, Link, Page, Stack } from '@silverjobs/ui';
import { JobSearchStatusCard } from '@silverjobs/widgets/job-search-status';
import { Link as RouterLink } from 'react-router-dom';
import '../page-frame/profile.css';
import { cvIn } from '../paths.ts';
import { CompletenessCard } from './CompletenessCard.tsx';
import { profileSections } from './profile-sections.ts';
import { SectionCard } from './SectionCard.tsx';

/** /profile: the five sections with their current values (profile-1). */
export function ProfilePage() {
  const candidate = useUser()?._candidate;
  if (!candidate) return null;
  const sections = profileSections(candidate);
  return (
    <Page>
      <Heading level={1} tabIndex={-1} className="profile-heading">
        Mein Profil
      </Heading>
      <Stack gap={6}>
        <CompletenessCard sections={sections} />
        <Inline gap={5}>
          <Link asChild variant="standalone">
            <RouterLink to={paths.firstSteps}>In drei Fragen zu passenden Stellen</RouterLink>
          </Link>
          <Link asChild variant="standalone">
            <RouterLink to={cvIn}>Angaben aus einem Lebenslauf übernehmen</RouterLink>
          </Link>
        </Inline>
        <Grid columns={2} gap={6}>
          {sections.map((section) => (
            <SectionCard key={section.key} section={section} />
          ))}
          <JobSearchStatusCard score="post" />
        </Grid>
      </Stack>
    </Page>
  );
}
