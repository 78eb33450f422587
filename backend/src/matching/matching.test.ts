import type { CandidateUpdate } from '@silverjobs/contract';
import { eq } from '../database/drizzle.ts';
import { candidatePositions, candidates, surveyAnswers } from '../database/schema.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { testUsers } from '../testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const { candidate, stranger } = testUsers;
const own = { candidateId: candidate.candidateId as number, position_id: 1 };

const activities = async (person: 'candidate' | 'stranger' = 'candidate') =>
  (await api.send('GET /candidate_matching_positions', {}, person)).body;

function change(body: Omit<CandidateUpdate, 'id'>) {
  const id = stranger.candidateId;
  return api.send('PUT /candidate/{id}', { params: { id }, body: { id, ...body } }, 'stranger');
}

test('ACT-01 activities come with their sources', async () => {
  expect(await activities()).toEqual([
    {
      id: 501,
      positions_id: 1,
      label: 'Tischler/in',
      matching_used: 'true',
      match_type_employer: 'true',
      match_type_education: 'false',
      match_type_workexperience: 'false',
    },
  ]);
  expect(await activities('stranger')).toEqual([]);
});

test('ACT-04 an activity is switched off and on, and the profile and the search follow', async () => {
  const off = { body: { ...own, matching_used: 'false' as const } };
  const answer = await api.send('POST /candidate_matching_positions', off, 'candidate');
  expect(answer.body).toMatchObject({ positions_id: 1, matching_used: 'false' });
  const search = async () =>
    (await api.send('GET /job_search', {}, 'candidate')).body.find(({ type }) => type === 'auto');
  // Without experience in use it looks for what the candidate can imagine.
  expect((await search())?.search_what_label).toBe('Seniorenbetreuung');
  const on = { body: { ...own, matching_used: 'true' as const } };
  await api.send('POST /candidate_matching_positions', on, 'candidate');
  expect((await search())?.search_what_label).toBe('Tischler/in');
});

test('ACT-04 somebody else’s activity, or one that is not in the profile, is refused', async () => {
  const body = { ...own, matching_used: 'false' as const };
  const send = (given: typeof body, person: 'candidate' | 'stranger') =>
    api.send('POST /candidate_matching_positions', { body: given }, person);
  expect(await send(body, 'stranger')).toMatchObject({ status: 403 });
  const foreign = { ...body, candidateId: stranger.candidateId };
  expect(await send(foreign, 'stranger')).toMatchObject({ status: 404 });
  expect(await send({ ...body, position_id: 3 }, 'candidate')).toMatchObject({ status: 404 });
  expect(await activities()).toMatchObject([{ matching_used: 'true' }]);
});

const removal = {
  response: 3,
  users_id: candidate.usersId,
  candidateId: candidate.candidateId,
  positions_id: 1,
  candidate_matching_position_id: 501,
};

test('ACT-04 the reason is kept with its activity and is part of the own data', async () => {
  const answer = await api.send('POST /exclude_position_survey', { body: removal }, 'candidate');
  expect(answer.status).toBe(200);
  expect(
    await api.db.select().from(surveyAnswers).where(eq(surveyAnswers.id, answer.body.id)),
  ).toMatchObject([{ kind: 'exclude_position', value: 3, positionId: 1 }]);
  const { body } = await api.send('GET /account/export', {}, 'candidate');
  expect(body.survey_answers).toMatchObject([
    { kind: 'exclude_position', value: 3, position: 'Tischler/in' },
  ]);
});

test.each([
  ['users_id', { users_id: stranger.usersId }],
  ['candidateId', { candidateId: stranger.candidateId }],
  ['candidate_matching_position_id', { candidate_matching_position_id: 9_999 }],
  ['candidate_matching_position_id', { positions_id: 2 }],
])('ACT-04 a reason with a foreign %s is refused', async (param, changed) => {
  const body = { ...removal, ...changed };
  expect(await api.send('POST /exclude_position_survey', { body }, 'candidate')).toMatchObject({
    status: 403,
    body: { param },
  });
});

test.each([0, 4, null])('ACT-04 the reason %p does not exist', async (response) => {
  const body = { ...removal, response };
  expect((await api.sendRaw('POST /exclude_position_survey', { body }, 'candidate')).status).toBe(
    400,
  );
});

test('ACT-02 the catalogue has the numbers of the flags', async () => {
  const answer = await api.send('GET /candidate_matching_potential_jobs', {}, 'candidate');
  expect(answer.body).toEqual([
    { id: 1, job: 'Seniorenbetreuung' },
    { id: 2, job: 'Alltagshilfe' },
  ]);
});

describe('a change of the profile', () => {
  const sources = async () =>
    (await activities('stranger')).map((activity) => [
      activity.label,
      activity.matching_used,
      activity.match_type_employer,
      activity.match_type_education,
      activity.match_type_workexperience,
    ]);

  beforeEach(async () => {
    const { candidateId } = stranger;
    await api.db.delete(candidatePositions).where(eq(candidatePositions.candidateId, candidateId));
    await api.db
      .update(candidates)
      .set({ mainJob: {}, education: {}, preferences: {} })
      .where(eq(candidates.id, candidateId));
  });

  const mainJob = (job_position: string | null) =>
    change({
      main_job: { sector_id: 1, subsector_id: 11, job_position },
      ops: { mode: 'main_job_update' },
    });
  const degree = (text: string | null) =>
    change({ education: { degree: text }, ops: { mode: 'education_degree_update' } });

  test('ACT-01 brings the activities it speaks of, and takes those it does not speak of any more', async () => {
    await mainJob('Tischler');
    expect(await sources()).toEqual([['Tischler/in', 'true', 'true', 'false', 'false']]);
    await degree('Tischler');
    expect(await sources()).toEqual([['Tischler/in', 'true', 'true', 'true', 'false']]);
    await mainJob('Gärtner');
    expect(await sources()).toEqual([
      ['Tischler/in', 'true', 'false', 'true', 'false'],
      ['Gärtner/in', 'true', 'true', 'false', 'false'],
    ]);
    await degree(null);
    expect(await sources()).toEqual([['Gärtner/in', 'true', 'true', 'false', 'false']]);
  });

  test('ACT-04 leaves what was switched off switched off', async () => {
    await mainJob('Tischler');
    const body = {
      candidateId: stranger.candidateId,
      position_id: 1,
      matching_used: 'false' as const,
    };
    await api.send('POST /candidate_matching_positions', { body }, 'stranger');
    await degree('Tischler');
    await mainJob('Tischler');
    expect(await sources()).toEqual([['Tischler/in', 'false', 'true', 'true', 'false']]);
  });

  test('ACT-03 who wants another activity than before gets new ones switched off', async () => {
    await change({
      additional: {},
      preferences: { work_where_candidate_id: 4 },
      ops: { mode: 'personal_preferences_update' },
    });
    await mainJob('Tischler');
    expect(await sources()).toEqual([['Tischler/in', 'false', 'true', 'false', 'false']]);
  });

  test('ACT-01 the answer of the change already has the new activities', async () => {
    const { body } = await mainJob('Tischler');
    expect(body.candidate_matching_positions).toMatchObject([{ label: 'Tischler/in' }]);
  });

  test('HERS-01 confirmed occupations are kept until the text changes, unknown ones are refused', async () => {
    const confirmed = (position_ids: number[]) =>
      change({
        main_job: { job_position: 'Friseurin', position_ids, related_position_ids: [2] },
        ops: { mode: 'main_job_update' },
      });
    expect((await confirmed([1])).body.main_job).toMatchObject({ position_ids: [1] });
    expect(await sources()).toEqual([
      ['Tischler/in', 'true', 'true', 'false', 'false'],
      ['Alltagsbegleiter/in', 'true', 'false', 'false', 'true'],
    ]);
    const { body } = await mainJob('Gärtner');
    expect(body.main_job).toMatchObject({ position_ids: null, related_position_ids: null });
    expect(await sources()).toEqual([['Gärtner/in', 'true', 'true', 'false', 'false']]);
    expect(await confirmed([9_999])).toMatchObject({
      status: 400,
      body: { param: 'main_job.position_ids' },
    });
  });

  test('HERS-01 related occupations come with their numbers of jobs, without those asked for', async () => {
    const ask = { query: { ids: '1' } };
    const { body } = await api.send('GET /search_what/related', ask, 'candidate');
    expect(body[0]).toMatchObject({ id: 1, label: 'Tischler/in', related: false });
    expect(body.slice(1).every(({ id, related }) => related && id !== 1)).toBe(true);
    for (const { near, all } of body) expect(all).toBeGreaterThanOrEqual(near ?? 0);
  });
});
