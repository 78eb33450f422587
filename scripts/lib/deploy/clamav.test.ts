import { clamavScan } from '../../../backend/src/papers/scan.ts';
import { ensureClamd } from './testing/ensure-programs.ts';
import { EICAR, startClamd } from './testing/start-clamd.ts';

const isThere = ensureClamd();
if (!isThere) console.warn('Not run: there is no clamd here, and none could be installed.');
const testWithClamd = isThere ? test : test.skip;

let clamd: Awaited<ReturnType<typeof startClamd>> | undefined;
beforeAll(async () => {
  if (isThere) clamd = await startClamd();
}, 60_000);
afterAll(() => clamd?.stop());

const scan = (bytes: Uint8Array) => clamavScan(clamd?.socket ?? '')(bytes);

/** As large as a paper may be. */
const LARGEST = Buffer.alloc(10_485_760, 'Lebenslauf ');

testWithClamd('REACH-02 jobs-142 a real ClamAV finds the test file of all scanners', async () => {
  expect(await scan(EICAR)).toBe('infected');
});

testWithClamd(
  'REACH-02 jobs-142 a real ClamAV finds it at the end of the largest file',
  async () => {
    const end = LARGEST.length - EICAR.length;
    const infected = Buffer.concat([LARGEST.subarray(0, end), EICAR]);
    expect(await scan(infected)).toBe('infected');
  },
);

testWithClamd('REACH-02 jobs-142 a real ClamAV lets what is harmless through', async () => {
  expect(await scan(Buffer.from('%PDF-1.7'))).toBe('clean');
  expect(await scan(LARGEST)).toBe('clean');
});
