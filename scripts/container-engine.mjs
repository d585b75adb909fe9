// @ts-check
import { spawnSync } from 'node:child_process';

/** The container engine that answers on this machine; a client without its service is none. */
export function containerEngine() {
  return ['docker', 'podman'].find((engine) => spawnSync(engine, ['info'], { stdio: 'ignore' }).status === 0) ?? null;
}
