import { eq } from '../../../database/drizzle.ts';
import { candidates } from '../../../database/schema.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testUsers } from '../../../testing/test-users.ts';
import type { AssistantName, Given, Step, Turn } from '../../engine.ts';
import { rulesEngine } from '../rules-engine.ts';

/** Opens an app whose candidate, Renate Schuster, is a carpenter. Close it after the tests. */
export async function openRulesApp(): Promise<TestApp> {
  const api = await openTestApp();
  await api.db
    .update(candidates)
    .set({
      street: 'Domplatz 1',
      mainJob: {
        sector_id: 1,
        subsector_id: 11,
        job_position: 'Tischlerin',
        experience_years_id: 2,
      },
      preferences: { work_load_candidate_id: 2 },
    })
    .where(eq(candidates.id, testUsers.candidate.candidateId));
  return api;
}

type Talk = {
  assistant: AssistantName;
  given?: Partial<Given>;
  who?: 'candidate' | 'paidCandidate';
};

/** Talks with an assistant; gives every step, the greeting first. */
export async function talk(
  api: TestApp,
  { assistant, given, who = 'candidate' }: Talk,
  ...messages: string[]
): Promise<Step['reply'][]> {
  const conversation = {
    db: api.db,
    now: api.clock.now,
    publicUrl: 'https://test.example',
    assistant,
    candidateId: testUsers[who].candidateId,
    given: { userProfile: '', ...given },
  };
  const steps: Step[] = [await rulesEngine.start(conversation)];
  const turns: Turn[] = [{ message: null, reply: steps[0]?.reply ?? { text: '' } }];
  for (const message of messages) {
    const state = steps.at(-1)?.state ?? {};
    const step = await rulesEngine.answer(conversation, state, turns, message);
    steps.push(step);
    turns.push({ message, reply: step.reply });
  }
  return steps.map(({ reply }) => reply);
}
