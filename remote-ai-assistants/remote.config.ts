import { defineRemote } from '@silverjobs/federation/remote-config';

export default defineRemote({
  name: 'ai-assistants',
  owner: 'Team Assistenten',
  pages: [
    {
      path: '/ai-jobs',
      expose: 'AiJobsPage',
      module: './src/ai-jobs/AiJobsPage.tsx',
      title: 'KI-Jobs',
      access: { kind: 'feature', feature: 'ai-jobs' },
    },
    {
      path: '/cover-letter',
      aliases: ['/cover-letter-generator'],
      expose: 'CoverLetterPage',
      module: './src/cover-letter/CoverLetterPage.tsx',
      title: 'Anschreiben',
      access: { kind: 'feature', feature: 'cover-letter-generator' },
    },
    {
      path: '/interview',
      aliases: ['/interview-prep'],
      expose: 'InterviewPage',
      module: './src/interview/InterviewPage.tsx',
      title: 'Vorstellungsgespräch',
      access: { kind: 'feature', feature: 'interview-prep' },
    },
    {
      path: '/job-coach',
      expose: 'JobCoachPage',
      module: './src/job-coach/JobCoachPage.tsx',
      title: 'Job-Coach',
      access: { kind: 'feature', feature: 'job-coach' },
    },
    {
      path: '/cv-generator',
      expose: 'CvGeneratorPage',
      module: './src/cv-generator/CvGeneratorPage.tsx',
      title: 'Lebenslauf',
      access: { kind: 'feature', feature: 'cv-generator' },
    },
  ],
  menu: [
    { section: 'silverplus', order: 10, path: '/ai-jobs', label: 'KI-Jobs', icon: 'sparkles' },
    {
      section: 'silverplus',
      order: 20,
      path: '/cv-generator',
      label: 'Lebenslauf',
      icon: 'file-user',
    },
    {
      section: 'silverplus',
      order: 30,
      path: '/cover-letter',
      label: 'Anschreiben',
      icon: 'pen-line',
    },
    {
      section: 'silverplus',
      order: 40,
      path: '/interview',
      label: 'Vorstellungs­gespräch',
      icon: 'messages',
    },
    { section: 'silverplus', order: 50, path: '/job-coach', label: 'Job-Coach', icon: 'compass' },
  ],
});
