export { EmployerCard } from './EmployerCard.tsx';
export { JobSections } from './JobSections.tsx';
export { leadLine } from './job-facts.ts';
