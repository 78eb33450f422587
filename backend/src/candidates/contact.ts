type Contact = {
  readonly salutationId: number | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
};

/** Salutation, both names and phone are there (profile-10). */
export function isContactComplete(contact: Contact): boolean {
  const texts = [contact.firstName, contact.lastName, contact.phone];
  return contact.salutationId !== null && texts.every((text) => Boolean(text?.trim()));
}
