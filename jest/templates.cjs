const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

const script = join(__dirname, '../backend/src/testing/templates.ts');

/** Makes or drops the template databases of this run; without PostgreSQL there are none. */
module.exports = (task) => {
  if (!process.env.TEST_DATABASE_URL) return;
  process.env.TEST_TEMPLATES ??= `template_${process.pid}`;
  execFileSync(process.execPath, [script, task, process.env.TEST_TEMPLATES], { stdio: 'inherit' });
};
