// @ts-check
/**
 * Builds the image of `packages/pest-server/deploy`, starts it as in production, makes its administrator, checks it, backs
 * it up. Says so where no container engine answers. `PEST_TEST_NODE_IMAGE` is another base.
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { containerEngine } from './container-engine.mjs';
import { answering } from './demo-server.mjs';
import { root, runHeld } from './workspace.mjs';

const engine = containerEngine();
if (engine === null) {
  console.log('The image is not tested: no container engine answers here (docker, podman).');
  process.exit(0);
}

const deploy = 'packages/pest-server/deploy';
const name = `pest-server-test-${randomBytes(4).toString('hex')}`;
const settings = [
  'PUBLIC_URL=https://pest.test',
  ...['NAME', 'ADDRESS', 'CREDIT_CODE', 'CONTACT'].map((one) => `OPERATOR_${one}=test`),
];
try {
  const { PEST_TEST_NODE_IMAGE: base } = process.env;
  const from = base === undefined ? [] : ['--build-arg', `NODE_IMAGE=${base}`];
  await ask('build', ...from, '-f', `${deploy}/Dockerfile`, '-t', name, '.');
  await ask(
    'run',
    '-d',
    '--name',
    name,
    '-p',
    '127.0.0.1::8080',
    ...settings.flatMap((one) => ['-e', `PEST_${one}`]),
    name,
  );
  const [address] = (await ask('port', name, '8080')).split('\n');
  await answering(`http://${address}/readyz`);
  assert.match(await ask('exec', name, 'pest-server', 'create-admin', '--phone', '13812345678'), /#phone=13812345678&/);
  assert.match(await ask('exec', name, 'pest-server', 'check'), /Sound/);
  await ask('exec', name, 'pest-server', 'backup', '--to', '/backups/test.pest');
  assert.equal((await fetch(`http://${address}/`)).status, 200);
  await ask('stop', name);
  assert.equal((await ask('inspect', '-f', '{{.State.ExitCode}}', name)).trim(), '0');
} finally {
  await runHeld(engine, ['rm', '-f', '-v', name]);
  await runHeld(engine, ['rmi', '-f', name]);
}

/**
 * @param {readonly string[]} words
 * @returns {Promise<string>} what it printed
 */
async function ask(...words) {
  const { code, printed } = await runHeld(String(engine), words, { cwd: root });
  assert.equal(code, 0, `${engine} ${words.join(' ')}: ${printed}`);
  return printed;
}
