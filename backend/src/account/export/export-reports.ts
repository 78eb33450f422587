import type { AccountExport } from '@silverjobs/contract';
import type { Database } from '../../database/database.ts';
import { asc, eq } from '../../database/drizzle.ts';
import {
  callbackRequests,
  jobDemands,
  jobReports,
  messageReports,
  messages,
} from '../../database/schema.ts';

type Reports = Pick<AccountExport, 'job_reports' | 'message_reports' | 'callback_requests'>;

/** The jobs and messages that a user has reported, and wishes to be called, oldest first. */
export async function exportReports(db: Database, usersId: number): Promise<Reports> {
  const ofJobs = await db
    .select({ report: jobReports, title: jobDemands.title })
    .from(jobReports)
    .leftJoin(jobDemands, eq(jobDemands.id, jobReports.jobDemandId))
    .where(eq(jobReports.usersId, usersId))
    .orderBy(asc(jobReports.id));
  const ofMessages = await db
    .select({ report: messageReports, message: messages.message })
    .from(messageReports)
    .leftJoin(messages, eq(messages.id, messageReports.messageId))
    .where(eq(messageReports.usersId, usersId))
    .orderBy(asc(messageReports.id));
  const callbacks = await db
    .select()
    .from(callbackRequests)
    .where(eq(callbackRequests.usersId, usersId))
    .orderBy(asc(callbackRequests.id));
  return {
    callback_requests: callbacks.map(({ name, phone, window, question, createdAt }) => ({
      name,
      phone,
      time_window: window,
      question,
      created_at: createdAt.getTime(),
    })),
    job_reports: ofJobs.map(({ report: { reason, text, createdAt }, title }) => ({
      job_title: title,
      reason,
      text,
      created_at: createdAt.getTime(),
    })),
    message_reports: ofMessages.map(({ report: { reason, text, createdAt }, message }) => ({
      message,
      reason,
      text,
      created_at: createdAt.getTime(),
    })),
  };
}
