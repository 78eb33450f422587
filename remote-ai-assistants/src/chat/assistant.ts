import type { AdapterType } from './adapters/chat-adapter.ts';

/** How an assistant presents itself. Fixed texts are English (assistants-1). */
export interface Assistant {
  type: AdapterType;
  /** Its one name: in menu, heading and wherever else it is spoken of (words-11). */
  name: string;
  /** The heading of the page, verbatim; behind the name where it is English (words-4). */
  title: string;
  /** Who speaks, where that is not the name. */
  speaker?: string;
  /** What it is for, one German sentence. */
  purpose: string;
  /** What the field is called, in German, before the placeholder. */
  label: string;
  /** Verbatim, English. */
  placeholder: string;
  /** What it gets to know, beside what is written in the chat; a line each (assistants-7). */
  data: readonly string[];
}

const PROFILE_DATA =
  'aus Ihrem Profil: Name, Postleitzahl, Tätigkeit, Berufserfahrung, Bildungsabschluss und gewünschter Umfang';

const MESSAGE = { label: 'Ihre Nachricht', placeholder: 'Type a message...' };

export const aiJobs: Assistant = {
  type: 'aiJobs',
  name: 'Jobfinder',
  title: 'Ai Jobs',
  purpose: 'Sagen Sie, was Sie suchen. Der Jobfinder findet passende Stellen in der Stellenbörse.',
  ...MESSAGE,
  data: [
    PROFILE_DATA,
    'Ihre Tätigkeiten und Ihren Suchort, damit die Vorschläge passen',
    'welche Stellen Sie ausgeblendet haben, damit diese nicht wieder erscheinen',
  ],
};

export const coverLetter: Assistant = {
  type: 'coverLetter',
  name: 'Anschreiben',
  title: 'Cover Letter',
  purpose: 'Nach wenigen Fragen bekommen Sie ein fertiges Anschreiben, das Sie anpassen können.',
  ...MESSAGE,
  data: [
    PROFILE_DATA,
    'für den Brief: Anschrift, Telefon, E-Mail-Adresse, Arbeitgeber, Ausbildung und Kenntnisse',
    'den Text der Stelle, für die Sie schreiben möchten',
  ],
};

export const interview: Assistant = {
  type: 'interview',
  name: 'Interviewvorbereitung',
  title: 'Interviewvorbereitung',
  speaker: 'InterviewCoach',
  purpose:
    'Üben Sie ein Vorstellungsgespräch mit Ihrem Übungspartner, dem InterviewCoach. Zu jeder Antwort bekommen Sie eine Rückmeldung.',
  label: 'Ihre Antwort',
  placeholder: 'Share your thoughts...',
  data: [PROFILE_DATA, 'die Stelle, für die Sie üben möchten'],
};

export const jobCoach: Assistant = {
  type: 'jobCoach',
  name: 'Job-Coach',
  title: 'Job Coach',
  purpose:
    'Erzählen Sie von Ihren Zielen. Der Job-Coach zeigt, welche Arbeit jetzt zu Ihnen passt, und was es in Ihrer Nähe gibt.',
  label: 'Ihre Antwort',
  placeholder: 'Tell me about your career goals...',
  data: [PROFILE_DATA, 'Ihre Tätigkeiten und Ihren Suchort, damit die Empfehlungen passen'],
};
