import { lookups } from './demo/lookups/index.ts';
import { positions } from './demo/positions/index.ts';
import { loadPlaces } from './demo/places/index.ts';
import { employers } from './demo/employers/index.ts';
import { jobDemands } from './demo/jobs/index.ts';
import { openPglite } from './database/open-pglite.ts';
import { openPostgresql } from './database/open-postgresql.ts';
import { seedDatabase } from './seed/seed.ts';
import { buildApp } from './app.ts';
import { insertSession } from './testing/people.ts';
import { candidates, users } from './database/schema.ts';
const t0 = performance.now();
const lap = (n: string) => console.log(n, Math.round(performance.now() - t0), 'ms');
const database = process.env.TEST_DATABASE_URL ? await openPostgresql(process.env.TEST_DATABASE_URL, 5) : await openPglite(process.argv[3]);
lap('open');
const accounts = ({ employers }: any) => ({ users: employers.map((e: any) => ({ id: e.users_id, email: `e${e.id}@x.de`, role: 'client', password: 'x', plan_label: '', plan_type: 'free', plan_end_date: null, created_at: new Date() })), candidates: [], outreach_templates: [], communications: [], messages: [] });
await seedDatabase(database, { lookups, positions, loadPlaces, employers, jobDemands, accounts } as any, { demo: true, jobDemands: Number(process.argv[2]), now: new Date(), log: lap });
lap('seeded');
await database.db.insert(users).values({ id: 9000000, email: 'c@x.de', role: 'candidate' }).onConflictDoNothing();
await database.db.insert(candidates).values({ id: 9000000, usersId: 9000000 }).onConflictDoNothing();
const token = await insertSession(database.db, 9000000, new Date(Date.now() + 1e7));
const app = buildApp({ database: database.db });
for (const q of ['mode=count', 'mode=lean&limit=20&offset=0', 'mode=lean&limit=20&offset=2000', 'mode=count&search_location_id=1506671', 'mode=lean&search_location_id=1506671','mode=count&search_location_id=1506674', 'mode=lean&search_location_id=1506674', 'mode=lean&search_location_id=4', 'mode=count&search_location_id=105','mode=lean&search_location_id=105', 'mode=count&search_what_id=P', 'mode=lean&search_what_id=P', 'mode=lean&search_what_id=P&search_location_id=1506671', 'mode=count&search_what_id=P&search_location_id=1506674']) {
  const times = [];
  let r;
  for (let i = 0; i < 5; i++) { const s = performance.now(); r = await app.inject({ url: '/api/job_demand?' + q.replace("P", String(positions[7]!.id)), headers: { authorization: 'Bearer ' + token } }); times.push(Math.round(performance.now() - s)); }
  console.log(q, r!.statusCode, Array.isArray(r!.json()) ? r!.json().length : r!.body.slice(0,200), times.join(' '), r!.body.length);
}
for (const s of ['All','Köln','50','506','50667','neustadt','a','m', 'frankfurt am main', 'hohenstein']) { const st = performance.now(); const r = await app.inject({ url: '/api/search_location?mode=autocomplete&search=' + encodeURIComponent(s), headers: { authorization: 'Bearer ' + token } }); console.log(s, Math.round(performance.now() - st), r.json().length, r.json().slice(0, 8).map((o: any) => o.label).join(' | ')); }
{ const st = performance.now(); const r = await app.inject({ url: '/api/job_demand/3', headers: { authorization: 'Bearer ' + token } }); console.log(Math.round(performance.now() - st), r.body); }
await database.close();
