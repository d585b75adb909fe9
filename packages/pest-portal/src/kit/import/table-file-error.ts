/** Why a file cannot be read. */
export type TableFileProblem = 'tooLarge' | 'oldExcel' | 'noTable' | 'tooManyRows';

export class TableFileError extends Error {
  override readonly name = 'TableFileError';
  readonly problem: TableFileProblem;

  constructor(problem: TableFileProblem) {
    super(`The file cannot be read: ${problem}`);
    this.problem = problem;
  }
}
