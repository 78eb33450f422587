import { createServer } from '../http/create-server.ts';
import { API_REFERENCE_PATH, registerApiReference } from './register-api-reference.ts';

test('API-04 operation-25 the reference comes from here, reads the description, and reaches nobody else', async () => {
  const app = createServer();
  await registerApiReference(app);
  const page = await app.inject(`${API_REFERENCE_PATH}/`);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('/api/openapi.json');
  const scripts = [...page.body.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src);
  expect(scripts).toEqual(['js/scalar.js']);
  const script = await app.inject(`${API_REFERENCE_PATH}/js/scalar.js`);
  expect(script.statusCode).toBe(200);
  expect(script.headers['content-type']).toContain('javascript');
  await app.close();
});
