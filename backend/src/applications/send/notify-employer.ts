import { createDeepLink } from '../../deep-links/create-deep-link.ts';
import { addMail } from '../../mail/add-mail.ts';
import { newApplicationMail } from '../../mail/templates/new-application.ts';
import type { Services } from '../../services.ts';

/** Writes the mail that tells the employer. */
export async function notifyEmployer(
  services: Services,
  { title, employer }: { title: string; employer: { usersId: number; email: string } },
  id: number,
): Promise<void> {
  const link = await createDeepLink(services, employer.usersId, { target: 'communication', id });
  const mail = newApplicationMail(services.publicUrl, title, link);
  await addMail(services.db, services.now(), {
    recipient: employer.email,
    usersId: employer.usersId,
    ...mail,
  });
}
