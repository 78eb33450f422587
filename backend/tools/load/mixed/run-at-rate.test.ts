import { orderOf, runAtRate } from './run-at-rate.ts';

test('OPER-10 operation-22 routes are mixed, each as often as its weight says', () => {
  const order = orderOf([
    { name: 'list', weight: 5 },
    { name: 'job', weight: 3 },
    { name: 'login', weight: 1 },
  ]).map(({ name }) => name);
  expect(order.filter((name) => name === 'list')).toHaveLength(5);
  expect(order.filter((name) => name === 'job')).toHaveLength(3);
  expect(order.filter((name) => name === 'login')).toHaveLength(1);
  expect(order.join(' ')).not.toContain('list list list');
});

test('operation-22 a server that does not keep up is sent no more', async () => {
  const told: string[] = [];
  let answer = () => {};
  const slow = new Promise<boolean>((resolve) => {
    answer = () => resolve(true);
  });
  const log = (text: string) => {
    told.push(text);
    answer();
  };
  let now = 0;
  const clock = () => {
    now += 500;
    return now;
  };
  const routes = [{ name: 'list', weight: 1, send: () => slow }];
  const { samples, sentFor } = await runAtRate({ rate: 1, seconds: 1_000, routes, log, clock });
  expect(told).toEqual([expect.stringContaining('too many: 21 wait')]);
  expect(samples).toHaveLength(21);
  expect(sentFor).toBeLessThan(1_000);
});

test('OPER-10 operation-22 an answer that does not come keeps no other request waiting, and what fails is counted', async () => {
  let answer = () => {};
  const slow = new Promise<boolean>((resolve) => {
    answer = () => resolve(true);
  });
  let sent = 0;
  const send = async () => {
    sent += 1;
    if (sent === 1) return slow;
    if (sent === 100) answer();
    if (sent === 50) throw new Error('refused');
    return true;
  };
  const routes = [{ name: 'list', weight: 1, send }];
  const { samples } = await runAtRate({ rate: 1_000, seconds: 0.1, routes, log: () => {} });
  expect(samples).toHaveLength(100);
  expect(samples.filter(({ ok }) => !ok)).toHaveLength(1);
});
