import { paths } from '@silverjobs/contract/paths';
import { defineRemote } from '@silverjobs/federation/remote-config';
import { help } from './src/help.ts';
import * as ownPaths from './src/paths.ts';

export default defineRemote({
  name: 'ai-assistants',
  owner: 'Team Assistenten',
  pages: [
    {
      path: paths.aiJobs,
      expose: 'AiJobsPage',
      module: './src/ai-jobs/AiJobsPage.tsx',
      title: 'Jobfinder',
      access: { kind: 'feature', feature: 'ai-jobs' },
    },
    {
      path: paths.coverLetter,
      aliases: ['/cover-letter-generator'],
      expose: 'CoverLetterPage',
      module: './src/cover-letter/CoverLetterPage.tsx',
      title: 'Anschreiben',
      access: { kind: 'feature', feature: 'cover-letter-generator' },
    },
    {
      path: ownPaths.interview,
      aliases: ['/interview-prep'],
      expose: 'InterviewPage',
      module: './src/interview/InterviewPage.tsx',
      title: 'Interviewvorbereitung',
      access: { kind: 'feature', feature: 'interview-prep' },
    },
    {
      path: ownPaths.jobCoach,
      expose: 'JobCoachPage',
      module: './src/job-coach/JobCoachPage.tsx',
      title: 'Job-Coach',
      access: { kind: 'feature', feature: 'job-coach' },
    },
    {
      path: paths.cvGenerator,
      expose: 'CvGeneratorPage',
      module: './src/cv-generator/CvGeneratorPage.tsx',
      title: 'Lebenslauf',
      access: { kind: 'feature', feature: 'cv-generator' },
      firstCalls: [{ group: 'assistants', path: '/cv' }],
    },
  ],
  menu: [
    { section: 'silverplus', order: 10, path: paths.aiJobs, label: 'Jobfinder', icon: 'sparkles' },
    {
      section: 'silverplus',
      order: 20,
      path: paths.cvGenerator,
      label: 'Lebenslauf',
      icon: 'file-user',
    },
    {
      section: 'silverplus',
      order: 30,
      path: paths.coverLetter,
      label: 'Anschreiben',
      icon: 'pen-line',
    },
    {
      section: 'silverplus',
      order: 40,
      path: ownPaths.interview,
      label: 'Interview­vorbereitung',
      icon: 'messages',
    },
    {
      section: 'silverplus',
      order: 50,
      path: ownPaths.jobCoach,
      label: 'Job-Coach',
      icon: 'compass',
    },
  ],
  help,
});
