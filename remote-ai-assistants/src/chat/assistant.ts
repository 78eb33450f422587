import type { AdapterType } from './adapters/chat-adapter.ts';

/** How an assistant presents itself. Fixed texts are English (assistants-1). */
export interface Assistant {
  type: AdapterType;
  /** The heading of the page, verbatim; an English one behind a plain one (words-4). */
  title: { text: string; plain?: string };
  /** Who speaks. */
  name: string;
  /** What it is for, one German sentence. */
  purpose: string;
  /** Verbatim, English. */
  placeholder: string;
  /** What it gets to know, beside what is written in the chat; a line each (assistants-7). */
  data: readonly string[];
}

const PROFILE_DATA =
  'aus Ihrem Profil: Name, Postleitzahl, Tätigkeit, Berufserfahrung, Bildungsabschluss und gewünschter Umfang';

const DEFAULT_PLACEHOLDER = 'Type a message...';

export const aiJobs: Assistant = {
  type: 'aiJobs',
  title: { text: 'Ai Jobs', plain: 'Jobfinder' },
  name: 'Jobfinder',
  purpose: 'Sagen Sie, was Sie suchen. Der Jobfinder findet passende Stellen in der Stellenbörse.',
  placeholder: DEFAULT_PLACEHOLDER,
  data: [
    PROFILE_DATA,
    'Ihre Tätigkeiten und Ihren Suchort, damit die Vorschläge passen',
    'welche Stellen Sie ausgeblendet haben, damit diese nicht wieder erscheinen',
  ],
};

export const coverLetter: Assistant = {
  type: 'coverLetter',
  title: { text: 'Cover Letter', plain: 'Anschreiben' },
  name: 'Anschreiben-Hilfe',
  purpose: 'Nach wenigen Fragen bekommen Sie ein fertiges Anschreiben, das Sie anpassen können.',
  placeholder: DEFAULT_PLACEHOLDER,
  data: [
    PROFILE_DATA,
    'für den Brief: Anschrift, Telefon, E-Mail-Adresse, Arbeitgeber, Ausbildung und Kenntnisse',
    'den Text der Stelle, für die Sie schreiben möchten',
  ],
};

export const interview: Assistant = {
  type: 'interview',
  title: { text: 'Interviewvorbereitung' },
  name: 'InterviewCoach',
  purpose: 'Üben Sie ein Vorstellungsgespräch. Zu jeder Antwort bekommen Sie eine Rückmeldung.',
  placeholder: 'Share your thoughts...',
  data: [PROFILE_DATA, 'die Stelle, für die Sie üben möchten'],
};

export const jobCoach: Assistant = {
  type: 'jobCoach',
  title: { text: 'Job Coach', plain: 'Job-Coach' },
  name: 'Job-Coach',
  purpose: 'Finden Sie heraus, welche Arbeit jetzt zu Ihnen passt, und was es in Ihrer Nähe gibt.',
  placeholder: 'Tell me about your career goals...',
  data: [PROFILE_DATA, 'Ihre Tätigkeiten und Ihren Suchort, damit die Empfehlungen passen'],
};
