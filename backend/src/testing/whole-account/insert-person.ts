import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { candidates, clients, employerMembers, users } from '../../database/schema.ts';
import { testUsers } from '../test-users.ts';
import { NAMES, word } from './names.ts';

const { usersId, candidateId } = testUsers.candidate;
/** The employer that the candidate becomes. */
export const CLIENT_ID = 399;

/** Names the person, as candidate and as employer. */
export async function insertPerson(db: Database): Promise<void> {
  await db.update(users).set({ email: NAMES.emails[0] }).where(eq(users.id, usersId));
  await db
    .update(candidates)
    .set({
      firstName: NAMES.first,
      lastName: NAMES.last,
      phone: NAMES.phone,
      street: NAMES.street,
      town: NAMES.town,
      education: {
        degree: word('education'),
        more_title: word('title2'),
        trainings: word('trainings'),
        software: word('software'),
      },
      lastEmployer: {
        employer_name: word('lastEmployer'),
        employer_department: word('department'),
      },
      previousEmployer: { employer_name: word('previousEmployer') },
      additional: { languages: word('additional') },
      mainJob: { job_position: word('mainJob') },
      preferences: { work_honorary: word('preferences') },
      workExperience: word('experience'),
    })
    .where(eq(candidates.id, candidateId));
  await db.insert(clients).values({
    id: CLIENT_ID,
    usersId,
    profileName: `${NAMES.last} OHG`,
    contactName: NAMES.last,
    profileDescription: word('profile'),
    profileLink: word('link'),
    street: NAMES.street,
    town: NAMES.town,
    phone: NAMES.phone,
  });
  const member = eq(employerMembers.usersId, usersId);
  await db
    .update(employerMembers)
    .set({ name: word('colleague') })
    .where(member);
}
