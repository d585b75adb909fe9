// @ts-check
import { build } from 'vite';

/**
 * Builds a script into one file, by itself: it shares none with the portal.
 * @param {import('vite').ResolvedConfig} config of the portal
 * @param {string} input
 * @param {Partial<import('vite').BuildEnvironmentOptions>} options
 * @returns {Promise<import('vite').Rolldown.OutputChunk>}
 */
export async function oneFile(config, input, { rolldownOptions, ...options }) {
  const built = await build({
    configFile: false,
    root: config.root,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: config.resolve.conditions },
    build: { target: 'es2022', modulePreload: false, ...options, rolldownOptions: { input, ...rolldownOptions } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${input} was not built.`);
  return output.output[0];
}
