// @ts-check
/** A bucket of Ceph's object gateway, from Debian's packages: a monitor, one store in memory, the gateway. */
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../bench/kit/processes.mjs';
import { serverPackage } from '../bench/kit/server-packages.mjs';
import { until } from './counted-writes.mjs';

const run = promisify(execFile);
const daemons = ['mon.a', 'osd.0', 'client.admin'];

export const hasCeph = ['ceph-mon', 'ceph-osd', 'radosgw'].every((name) => !spawnSync(name, ['--version']).error);

/** @param {string} folder empty */
export async function startGateway(folder) {
  const place = (/** @type {string} */ name) => join(folder, name);
  const [monitorPort, port, store] = [await freePort(), await freePort(), randomUUID()];
  const env = { ...process.env, CEPH_CONF: place('ceph.conf') };
  const ask = async (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
    (await run(command, args, { env })).stdout;
  await Promise.all(['mon', 'osd', 'run'].map((name) => mkdir(place(name))));
  const fsid = randomUUID();
  await writeFile(place('ceph.conf'), settings(folder, fsid, monitorPort));
  const all = ['mon', 'osd', 'mgr'].flatMap((name) => ['--cap', name, 'allow *']);
  await ask(
    'ceph-authtool',
    '--create-keyring',
    place('keyring'),
    '--gen-key',
    '-n',
    'mon.',
    '--cap',
    'mon',
    'allow *',
  );
  await ask('ceph-authtool', place('keyring'), '--gen-key', '-n', 'client.admin', ...all);
  await ask('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, place('map'));
  await ask('ceph-mon', '-i', 'a', '--mkfs', '--monmap', place('map'), '--keyring', place('keyring'));
  await ask('ceph-mon', '-i', 'a');
  await ask('ceph', 'osd', 'new', store);
  await ask(
    'ceph',
    'auth',
    'get-or-create',
    'osd.0',
    'osd',
    'allow *',
    'mon',
    'allow profile osd',
    '-o',
    place('osd/keyring'),
  );
  await ask('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store);
  await ask('ceph', 'osd', 'crush', 'add', 'osd.0', '1', 'host=here', 'root=default');
  await ask('ceph-osd', '-i', '0');
  await ask('radosgw', '-n', 'client.admin', '--rgw-frontends', `beast endpoint=127.0.0.1:${port}`);
  const endpoint = `http://127.0.0.1:${port}`;
  await until(() => fetch(endpoint).then(Boolean, () => false), 'the gateway answers');
  const [accessKeyId, secretAccessKey] = [randomBytes(10).toString('hex'), randomBytes(20).toString('hex')];
  const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey];
  await ask('radosgw-admin', 'user', 'create', '--uid', 'pest', '--display-name', 'pest', ...keys);
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const { S3Client, CreateBucketCommand, ListObjectsV2Command } = serverPackage('@aws-sdk/client-s3');
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: 'pest' }));
  return {
    /** @type {Record<string, string>} */
    settings: {
      S3_BUCKET: 'pest',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    /** @returns {Promise<string[]>} */
    async keys() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'pest' }));
      return Contents.map((/** @type {{ Key: string }} */ { Key }) => Key);
    },
  };
}

/** Ends what of it was started, which goes on by itself. @param {string} folder */
export async function endGateway(folder) {
  for (const name of daemons) {
    const pid = await readFile(join(folder, 'run', `${name}.pid`), 'utf8').catch(() => '');
    if (pid !== '') spawnSync('kill', ['-9', pid.trim()]);
  }
}

/** @param {string} folder @param {string} fsid @param {number} monitorPort */
function settings(folder, fsid, monitorPort) {
  assert(!folder.includes(' '), 'Ceph takes no blanks in its paths');
  return `[global]
fsid = ${fsid}
mon host = v2:127.0.0.1:${monitorPort}
public addr = 127.0.0.1
keyring = ${folder}/keyring
mon data = ${folder}/mon
osd data = ${folder}/osd
osd objectstore = memstore
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
admin socket = ${folder}/run/$name.$pid.asok
pid file = ${folder}/run/$name.pid
log file = ${folder}/$name.log
[osd.0]
keyring = ${folder}/osd/keyring
`;
}
