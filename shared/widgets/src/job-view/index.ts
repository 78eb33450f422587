export { ApplyElsewhere } from './ApplyElsewhere.tsx';
export { EmployerCard } from './EmployerCard.tsx';
export { inBrief } from './in-brief.ts';
export { JobSections } from './JobSections.tsx';
export { leadLine, particularFacts } from './job-facts.ts';
