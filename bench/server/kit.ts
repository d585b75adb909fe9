/** The pieces of the server that the benches drive, bundled into one file by `bundle.mjs`. */

export { Passwords } from '../../packages/pest-server/src/accounts/passwords';
export { buildApp } from '../../packages/pest-server/src/app/app';
export { sumsByDevice } from '../../packages/pest-server/src/areas/device/activity.queries';
export { openEmbedded } from '../../packages/pest-server/src/database/engines/embedded';
export { openInWorker } from '../../packages/pest-server/src/database/engines/embedded-channel';
export { openPostgres } from '../../packages/pest-server/src/database/engines/postgres';
export { openDatabase } from '../../packages/pest-server/src/database/open';
export { loadDemo } from '../../packages/pest-server/src/demo/load-demo';
export { FileLinks } from '../../packages/pest-server/src/providers/storage/file-links';
export { DiskStorage } from '../../packages/pest-server/src/providers/storage/storage';
export { recordCheck } from '../../packages/pest-server/src/readings/record-check';
export { startCluster } from '../../packages/pest-server/src/testing/postgres-cluster';
