/** The contact fields of the dialog as they were typed; absent means not touched. */
export interface EditedContact {
  salutation_id?: '' | '1' | '2';
  first_name?: string;
  last_name?: string;
  phone?: string;
}

/** What somebody has put into the dialog; kept until it is sent (CON-09). */
export interface ContactDraft {
  message: string;
  /** 0 for none. */
  templateId: number;
  /** 'Ihre Kontaktdaten mitsenden'. */
  share: boolean;
  contact: EditedContact;
}

/** The dialog as it opens for the first time (CON-03). */
export const EMPTY_DRAFT: ContactDraft = { message: '', templateId: 0, share: true, contact: {} };

const MAX_MESSAGE = 20_000;
const MAX_FIELD = 200;

/** A stored draft; null when it is none. */
export function parseDraft(value: unknown): ContactDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { message, templateId, share, contact } = value as Partial<Record<string, unknown>>;
  if (typeof message !== 'string' || message.length > MAX_MESSAGE) return null;
  return {
    message,
    templateId: Number.isInteger(templateId) && Number(templateId) > 0 ? Number(templateId) : 0,
    share: share !== false,
    contact: parseContact(contact),
  };
}

function parseContact(value: unknown): EditedContact {
  if (typeof value !== 'object' || value === null) return {};
  const given = value as Partial<Record<string, unknown>>;
  const contact: EditedContact = {};
  for (const field of ['first_name', 'last_name', 'phone'] as const) {
    const text = given[field];
    if (typeof text === 'string' && text.length <= MAX_FIELD) contact[field] = text;
  }
  const salutation = given.salutation_id;
  if (salutation === '' || salutation === '1' || salutation === '2') {
    contact.salutation_id = salutation;
  }
  return contact;
}

/** Whether there is something that must not be lost. */
export function isUnsaved(draft: ContactDraft): boolean {
  return draft.message.trim() !== '' || Object.keys(draft.contact).length > 0;
}
