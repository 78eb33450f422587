import type { AccountExport } from '@silverjobs/contract';
import { type DataSection, when } from './data-section.ts';

const NAMES: Readonly<
  Record<AccountExport['assistant_conversations'][number]['assistant'], string>
> = {
  'ai-jobs': 'Jobfinder',
  'cover-letter': 'Anschreiben',
  interview: 'Interviewvorbereitung',
  'job-coach': 'Job-Coach',
};

/** What was written with the assistants, as long as it is kept. */
export function assistantSection({ assistant_conversations }: AccountExport): DataSection {
  return {
    title: 'Gespräche mit den Assistenten',
    entries: assistant_conversations.map(({ assistant, messages }) => ({
      title: NAMES[assistant],
      facts: messages.map(({ created_at, own, message }) => ({
        term: `${when(created_at)}, ${own ? 'von Ihnen' : 'vom Assistenten'}`,
        value: message,
      })),
    })),
  };
}
