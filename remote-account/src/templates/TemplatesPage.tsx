import { WorkInProgress } from '@silverjobs/widgets/work-in-progress';

export function TemplatesPage() {
  return <WorkInProgress title="Meine Vorlagen" />;
}
