// @ts-check
/**
 * A Stryker plugin that lets a seeded sample of all faults through. The others are said not to compile, which no score
 * counts.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** @typedef {import('@stryker-mutator/api/core').Mutant} Mutant */

const size = Number(process.env.PEST_MUTATION_SAMPLE ?? 'Infinity');
const seed = process.env.PEST_MUTATION_SEED ?? '';
/** Checkers are processes of their own: one of them is asked to group, and each of them to check. */
const file = 'mutation-sample.json';

class Sample {
  async init() {}

  /** @param {readonly Mutant[]} mutants all there are */
  async group(mutants) {
    const chosen = [...mutants].sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, size);
    await writeFile(file, JSON.stringify(chosen.map(({ id }) => id)));
    return mutants.map(({ id }) => [id]);
  }

  /** @param {readonly Mutant[]} mutants */
  async check(mutants) {
    /** @type {string[]} */
    const chosen = JSON.parse(await readFile(file, 'utf8'));
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        chosen.includes(id) ? { status: 'passed' } : { status: 'compileError', reason: 'Not in the sample.' },
      ]),
    );
  }
}

/** @param {Mutant} mutant */
function rank({ fileName, location: { start, end }, mutatorName, replacement }) {
  const place = [relative(process.cwd(), fileName), start.line, start.column, end.line, end.column];
  return createHash('sha256')
    .update([seed, ...place, mutatorName, replacement].join('|'))
    .digest('hex');
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', Sample)];
