import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { createAddressCount } from './address-count.ts';

test('TRUST-11 an address holds so many streams, and may open another when one has closed', async () => {
  const addresses = createAddressCount(2);
  const first = addresses.hold('10.0.0.1', new PassThrough());
  addresses.hold('10.0.0.1', new PassThrough());
  expect(() => addresses.hold('10.0.0.1', new PassThrough())).toThrow(
    expect.objectContaining({ code: 'rate.limited', retryAfter: 60 }),
  );
  addresses.hold('10.0.0.2', new PassThrough());
  first.destroy();
  await once(first, 'close');
  addresses.hold('10.0.0.1', new PassThrough());
});
