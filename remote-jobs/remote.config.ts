import { paths } from '@silverjobs/contract/paths';
import { defineRemote } from '@silverjobs/federation/remote-config';
import { REFINEMENT_VALUES } from './src/filter/refinement.ts';
import { help, tour } from './src/help.ts';

const refinement = <Field extends keyof typeof REFINEMENT_VALUES>(field: Field) => ({
  stored: 'refinement',
  field,
  oneOf: REFINEMENT_VALUES[field],
});

/** Where the pool keeps its filter (jobs-10, jobs-90); -1 stands for all places, no filter. */
const storedFilter = {
  search_what_id: { stored: 'position', field: 'id' },
  search_location_id: { stored: 'location', field: 'id', without: -1 },
  scope: refinement('scope'),
  job_type_ids: refinement('job_type_ids'),
  work_load_ids: refinement('work_load_ids'),
};

export default defineRemote({
  name: 'jobs',
  owner: 'Team Stellen',
  pages: [
    {
      path: paths.start,
      expose: 'JobPoolPage',
      module: './src/job-pool/JobPoolPage.tsx',
      title: 'Jobs für Sie',
      access: { kind: 'signed-in', help: ['search', 'write'] },
      firstCalls: [
        {
          group: 'main',
          path: '/job_demand',
          query: {
            mode: 'lean',
            limit: 20,
            offset: 0,
            order: refinement('order'),
            ...storedFilter,
          },
        },
        { group: 'main', path: '/job_demand', query: { mode: 'count', ...storedFilter } },
      ],
    },
    {
      path: paths.jobs,
      expose: 'FilteredJobsPage',
      module: './src/filtered-jobs/FilteredJobsPage.tsx',
      title: 'Jobs für Sie',
      access: { kind: 'candidate', help: ['search', 'write'] },
      under: paths.start,
      deepLink: { targets: ['jobs'] },
    },
    {
      path: paths.job,
      expose: 'JobDetailPage',
      module: './src/job-detail/JobDetailPage.tsx',
      title: 'Stelle',
      access: { kind: 'signed-in', help: ['search', 'write'] },
      under: paths.start,
      firstCalls: [{ group: 'main', path: '/job_demand/{id}' }],
      slots: [{ name: 'beside-job', maxBytes: 40_000 }],
      deepLink: {
        targets: ['job_demand', 'job_demands', 'job-demand', 'job'],
        record: 'job_demand_id',
      },
    },
    {
      path: paths.savedJobs,
      expose: 'SavedJobsPage',
      module: './src/saved-jobs/SavedJobsPage.tsx',
      title: 'Gemerkte Stellen',
      access: { kind: 'candidate', help: ['search', 'write'] },
      firstCalls: [
        { group: 'main', path: '/saved_job', query: { limit: 20, offset: 0 } },
        { group: 'main', path: '/saved_job', query: { mode: 'count' } },
        { group: 'main', path: '/hidden_job', query: { mode: 'count' } },
      ],
    },
    {
      path: paths.applications,
      expose: 'ApplicationsPage',
      module: './src/applications/ApplicationsPage.tsx',
      title: 'Meine Bewerbungen',
      access: { kind: 'candidate' },
      firstCalls: [
        { group: 'main', path: '/application', query: { limit: 20, offset: 0 } },
        { group: 'main', path: '/application', query: { mode: 'count' } },
      ],
    },
    {
      path: paths.applicationReceipt,
      expose: 'ReceiptPage',
      module: './src/applications/ReceiptPage.tsx',
      title: 'Bestätigung Ihrer Bewerbung',
      access: { kind: 'candidate' },
      under: paths.applications,
      firstCalls: [{ group: 'main', path: '/application/{id}/receipt' }],
    },
  ],
  menu: [
    {
      section: 'jobs',
      order: 10,
      path: paths.start,
      label: 'Silverjobs',
      icon: 'briefcase',
      tab: 1,
    },
    {
      section: 'jobs',
      order: 20,
      path: paths.savedJobs,
      label: 'Gemerkte Stellen',
      icon: 'bookmark',
    },
    {
      section: 'jobs',
      order: 30,
      path: paths.applications,
      label: 'Meine Bewerbungen',
      icon: 'send',
    },
  ],
  help,
  tour,
});
