import { Worker } from 'node:worker_threads';
import type { Answer } from './batching-connection';
import type { EmbeddedPlace, EmbeddedQuestion, WorkerAnswer, WorkerRequest } from './embedded-messages';
import { DatabaseError, EngineStoppedError } from './engine';

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

type OnLost = (session: EmbeddedSession, reason: string) => void;

/** One worker with the database open in it, from its opening to its end. */
export class EmbeddedSession {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onLost: OnLost;
  #lastId = 0;
  #answers = 0;
  #over: Error | null = null;

  /** Answers once the database is open. @throws what kept it from opening. */
  static async open(place: EmbeddedPlace, workerFile: URL, onLost: OnLost): Promise<EmbeddedSession> {
    const session = new EmbeddedSession(new Worker(workerFile, { workerData: place }), onLost);
    await new Promise<Answer>((resolve, reject) => session.#waiting.set(0, { resolve, reject }));
    return session;
  }

  private constructor(worker: Worker, onLost: OnLost) {
    this.#worker = worker;
    this.#onLost = onLost;
    worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    worker.on('error', (error) => this.#lose(error));
    worker.on('exit', (code) => this.#lose(new Error(`its thread ended with code ${code}`)));
  }

  /** Grows with each answer; the same as a while ago with something waiting, it means that nothing goes on. */
  get answers(): number {
    return this.#answers;
  }

  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  /** No question closes the database. */
  ask(question: EmbeddedQuestion | null): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#over) return reject(this.#over);
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { resolve, reject });
      this.#worker.postMessage({ id: this.#lastId, question } satisfies WorkerRequest);
    });
  }

  /** Gives up on it: whoever waits, and whoever still asks, is told that it stopped. */
  async end(error: Error = new EngineStoppedError('The embedded database is closed.')): Promise<void> {
    this.#over = this.#over ?? error;
    for (const request of this.#waiting.values()) request.reject(this.#over);
    this.#waiting.clear();
    await this.#worker.terminate();
  }

  #settle(answer: WorkerAnswer): void {
    this.#answers += 1;
    const request = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('error' in answer) request?.reject(new DatabaseError(answer.error));
    else request?.resolve(answer);
  }

  #lose(cause: Error): void {
    if (this.#over) return;
    // Not open yet: the opening fails with what the worker said.
    const opening = this.#waiting.get(0);
    this.#waiting.delete(0);
    opening?.reject(cause);
    void this.end(new EngineStoppedError(`The embedded database stopped: ${cause.message}`));
    if (!opening) this.#onLost(this, cause.message);
  }
}
