import type { Feature } from '@silverjobs/contract';
import { isOwnFeature } from '@silverjobs/contract/access';
import { Alert } from '@silverjobs/ui';
import type { ReactNode } from 'react';

/** What a page behind the plan is called, as the subject of a sentence. */
const SUBJECTS: Readonly<Record<Feature, string>> = {
  'ai-jobs': 'Die Seite „Jobfinder“ gehört',
  'cv-generator': 'Die Seite „Lebenslauf“ gehört',
  'cover-letter-generator': 'Die Seite „Anschreiben“ gehört',
  'interview-prep': 'Die Seite „Interviewvorbereitung“ gehört',
  'job-coach': 'Die Seite „Job-Coach“ gehört',
  'online-courses': 'Die Online-Kurse gehören',
  'subscription-management': 'Die Verwaltung der Mitgliedschaft gehört',
};

/**
 * Why somebody who wanted another page is here (access-14).
 * @param feature as the address names it: anything
 */
export function LockedFeature({ feature }: { feature: string | null }): ReactNode {
  const known = (Object.keys(SUBJECTS) as Feature[]).find((name) => name === feature);
  if (!known && !isOwnFeature(feature)) return null;
  const subject = known ? SUBJECTS[known] : 'Diese Seite gehört';
  return <Alert>{subject} zu silver+. Hier sehen Sie, was silver+ kann und was es kostet.</Alert>;
}
