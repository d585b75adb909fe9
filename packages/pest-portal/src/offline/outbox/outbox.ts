import { isPestError, type PestError, type SheetRow } from 'pest-sdk';
import { randomId } from '../../base/random-id';
import { isPhotoHere } from './kept-photos';
import { changeAct, dropActs, keepAct, readActs } from './outbox-store';
import { type ActOf, actId, type NewAct, nextToSend, type WaitingAct } from './waiting-act';

/** What an outbox stands on: the network, the clock, and the other tabs. */
export interface OutboxPorts {
  isOnline(): boolean;
  now(): Date;
  /** Sends one act under its key. @param recordedAt when it was done, of one that had to wait. @throws PestError */
  send(act: WaitingAct, recordedAt?: string): Promise<void>;
  /** The service's sheet as the server has it now. @throws PestError */
  sheetRows(taskId: string): Promise<readonly SheetRow[]>;
  /** Uploads a photo that is kept here; its address, under which it is kept from then on. Null where it is here no more. @throws PestError */
  upload(photo: string): Promise<string | null>;
  /** Forgets a photo whose record is on the server, or that no act names any more. */
  forget(photo: string): Promise<void>;
  /** Forgets photos that nothing names and nobody will come back to; asked where nothing waits. */
  forgetOld(): Promise<void>;
  /** Nobody answers: what was to be sent is kept. */
  isUnreachable(thrown: unknown): boolean;
  /** What a refusal says to a person. */
  wordsOf(thrown: unknown): string;
  /** Does the work unless another tab is at it. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Tells the other tabs that something changed. */
  announce(): void;
}

/** What is seen of an outbox. */
export interface OutboxState {
  /** In the order of the line. */
  readonly acts: readonly WaitingAct[];
  /** How far the sending is; null while nothing is sent. */
  readonly sending: { readonly done: number; readonly of: number } | null;
}

const nothing: OutboxState = { acts: [], sending: null };

/**
 * What an account did without a network, kept on this device and sent in order once there is one. Each act has a key, so
 * that the server does it once, however often it is sent and by whichever tab.
 */
export class Outbox {
  readonly #accountId: string;
  readonly #ports: OutboxPorts;
  readonly #listeners = new Set<() => void>();
  #state = nothing;

  constructor(accountId: string, ports: OutboxPorts) {
    this.#accountId = accountId;
    this.#ports = ports;
  }

  readonly state = (): OutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads what waits; a browser that keeps nothing has nothing waiting. */
  async reload(): Promise<readonly WaitingAct[]> {
    const acts = await readActs(this.#accountId).catch(() => []);
    this.#show({ ...this.#state, acts });
    return acts;
  }

  /**
   * Does an act on the server, or keeps it: without a network, where nobody answers, and behind what waits already for
   * the same service. @throws PestError what the server refuses.
   */
  async perform(act: NewAct): Promise<'sent' | 'kept'> {
    const { accountId, ports } = { accountId: this.#accountId, ports: this.#ports };
    const key = randomId();
    const id = actId(accountId, act, key);
    const keptAt = ports.now().toISOString();
    const whole = { ...act, id, key, order: 0, accountId, keptAt, trouble: null };
    const inLine = (await this.reload()).some(({ taskId }) => taskId === act.taskId);
    const failure = inLine || hasPhotoHere(whole) ? null : await this.#attempt(whole).catch(this.#keepOvertaken(whole));
    if (failure === 'sent') return 'sent';
    await keepAct(whole).catch((full: unknown) => {
      throw failure ?? full;
    });
    await this.#changed();
    // Behind the others, and what they wait for may be here by now; not where nobody answered a moment ago.
    if (failure === null) void this.send();
    return 'kept';
  }

  /** Sends what waits, in order; it stops where the network ends, and goes on after what the server does not take. */
  async send(): Promise<void> {
    if (!this.#ports.isOnline()) return;
    await this.#ports.alone(async () => {
      await this.#sendInTurn();
      if (this.#state.acts.length === 0) await this.#ports.forgetOld();
    });
  }

  /** Sends again what was not taken, or what somebody else has recorded meanwhile. */
  async insist(act: WaitingAct): Promise<void> {
    // A key that was refused is answered with its refusal: this is another try.
    const seen = act.call === 'inspection.record' ? await this.#standing(act).catch(() => act.seen) : undefined;
    await changeAct(act, { ...act, key: randomId(), seen, keptAt: this.#notAhead(act.keptAt), trouble: null });
    await this.#changed();
    await this.send();
  }

  async drop(act: WaitingAct): Promise<void> {
    await changeAct(act, null);
    for (const photo of photosOf(act)) await this.#ports.forget(photo);
    await this.#changed();
  }

  /** Forgets all that waits, as logging out does after asking. */
  async dropAll(): Promise<void> {
    await dropActs(this.#accountId);
    await this.#changed();
  }

  async #attempt(act: WaitingAct): Promise<'sent' | PestError | null> {
    if (!this.#ports.isOnline()) return null;
    try {
      await this.#ports.send(act);
    } catch (thrown) {
      if (!this.#ports.isUnreachable(thrown) || !isPestError(thrown)) throw thrown;
      return thrown;
    }
    await this.#forgetPhotos(act);
    return 'sent';
  }

  async #sendInTurn(): Promise<void> {
    const tried = new Set<string>();
    let acts = await this.reload();
    const of = acts.filter(({ trouble }) => trouble === null).length;
    try {
      for (let next = nextToSend(acts, tried); next; next = nextToSend(acts, tried)) {
        tried.add(next.key);
        this.#show({ acts, sending: { done: tried.size, of } });
        await this.#sendOne(next);
        acts = await this.reload();
      }
    } catch (thrown) {
      if (!this.#ports.isUnreachable(thrown)) throw thrown;
    } finally {
      this.#show({ ...this.#state, sending: null });
      if (tried.size > 0) await this.#changed();
    }
  }

  /** @throws PestError where nobody answers. */
  async #sendOne(first: WaitingAct): Promise<void> {
    let act = first;
    const become = async (next: WaitingAct) => {
      await changeAct(act, next);
      act = next;
    };
    try {
      // It is kept so before it is sent: under one key the server takes one request only.
      if (hasPhotoHere(act)) await this.#upload(act, isPhotoHere, become);
      await this.#ports.send(act, act.keptAt).catch(async (thrown: unknown) => {
        if (!lacksPhotos(thrown) || !(await this.#upload({ ...act, key: randomId() }, () => true, become)))
          throw thrown;
        await this.#ports.send(act, act.keptAt);
      });
      await changeAct(act, null);
      await this.#forgetPhotos(act);
    } catch (thrown) {
      if (this.#ports.isUnreachable(thrown) || !isPestError(thrown)) throw thrown;
      if (isOvertaken(thrown)) {
        await this.#readAgain(act);
        return await become({ ...act, trouble: { kind: 'conflict' } });
      }
      // Whoever checked in, the service is checked in.
      const done = thrown.errorName === 'task.alreadyCheckedIn' && act.call === 'task.checkIn';
      const error = thrown.errorName ?? null;
      const words = this.#ports.wordsOf(thrown);
      await changeAct(act, done ? null : { ...act, trouble: { kind: 'refused', error, words } });
    }
  }

  /** Keeps what somebody else has recorded meanwhile, for the person to decide; the refusal goes on. */
  #keepOvertaken(act: WaitingAct): (thrown: unknown) => Promise<never> {
    return async (thrown) => {
      if (isOvertaken(thrown)) {
        await this.#readAgain(act);
        await keepAct({ ...act, trouble: { kind: 'conflict' } });
        await this.#changed();
      }
      throw thrown;
    };
  }

  /** What stands on the server is shown beside what waits. */
  async #readAgain({ taskId }: WaitingAct): Promise<void> {
    await this.#ports.sheetRows(taskId).catch(() => undefined);
  }

  async #standing(act: ActOf<'inspection.record'>): Promise<string | null> {
    const rows = await this.#ports.sheetRows(act.taskId);
    return rows.find(({ deviceId }) => deviceId === act.request.deviceId)?.check?.receivedAt ?? null;
  }

  /** Uploads photos of an act and gives it their new addresses; whether there were any. @throws PestError */
  async #upload(
    act: WaitingAct,
    asked: (photo: string) => boolean,
    become: (next: WaitingAct) => Promise<void>,
  ): Promise<boolean> {
    const addresses = new Map<string, string | null>();
    for (const photo of photosOf(act).filter(asked)) addresses.set(photo, await this.#ports.upload(photo));
    if (![...addresses.keys()].some((photo) => isPhotoHere(photo) || addresses.get(photo))) return false;
    await become(withPhotos(act, (photos) => photos.flatMap((photo) => addressOf(photo, addresses.get(photo)))));
    for (const [photo, address] of addresses) if (address) await this.#ports.forget(photo);
    return true;
  }

  /** They are on the server: a device that does not let go of them is no fault of the act. */
  async #forgetPhotos(act: WaitingAct): Promise<void> {
    for (const photo of photosOf(act)) await this.#ports.forget(photo).catch(() => undefined);
  }

  /** A clock that was set right meanwhile must not leave behind what was done later than now. */
  #notAhead(at: string): string {
    const now = this.#ports.now().toISOString();
    return at > now ? now : at;
  }

  async #changed(): Promise<void> {
    await this.reload();
    this.#ports.announce();
  }

  #show(next: OutboxState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

/** The photos of an act, wherever they are. */
function photosOf(act: WaitingAct): readonly string[] {
  return act.call === 'inspection.record' || act.call === 'risk.add' ? act.request.photos : [];
}

/** The act with other addresses of its photos, also where an answer names them. */
function withPhotos(act: WaitingAct, moved: (photos: readonly string[]) => string[]): WaitingAct {
  switch (act.call) {
    case 'inspection.record': {
      const answers = Object.entries(act.request.answers).map(([id, answer]) => [
        id,
        typeof answer === 'object' && 'photos' in answer ? { photos: moved(answer.photos) } : answer,
      ]);
      const request = { ...act.request, photos: moved(act.request.photos), answers: Object.fromEntries(answers) };
      return { ...act, request };
    }
    case 'risk.add':
      return { ...act, request: { ...act.request, photos: moved(act.request.photos) } };
    default:
      return act;
  }
}

/** What becomes of a photo: one that is neither here nor uploaded is gone, one that was uploaded may still be there. */
function addressOf(photo: string, uploaded: string | null | undefined): string | [] {
  return uploaded ?? (uploaded === null && isPhotoHere(photo) ? [] : photo);
}

/** Whether the server does not know the photos of a record, or no more: a day after an upload it forgets what no record names. */
function lacksPhotos(thrown: unknown): boolean {
  return isPestError(thrown, 'general.invalidParameter') && thrown.field === 'photos';
}

function hasPhotoHere(act: WaitingAct): boolean {
  return photosOf(act).some(isPhotoHere);
}

/** Whether the server refuses to write over what somebody else has recorded since this was filled in. */
function isOvertaken(thrown: unknown): boolean {
  return isPestError(thrown, 'general.businessFailure') && thrown.field === 'seen';
}
