import type { RequestInput } from 'pest-sdk';

type SignRequest = RequestInput<'inspection.sign'>;

/** A signature while it is given; what one way of signing asks for is kept when another is tried. */
export interface SignValues extends Omit<SignRequest, 'taskId' | 'recordedAt' | 'strokes'> {
  readonly strokes: NonNullable<SignRequest['strokes']>;
  /** Of a typed name: its bearer says that it is the signature. */
  readonly attested: boolean;
}

export const unsigned: SignValues = { method: 'drawn', name: '', title: '', strokes: [], attested: false, reason: '' };

/** A drawn signature has strokes, an absent signer a reason. */
export function signRequest(taskId: string, { method, name, title, strokes, reason }: SignValues) {
  return {
    taskId,
    method,
    name,
    title,
    strokes: method === 'drawn' ? strokes : null,
    reason: method === 'absent' ? reason : '',
  };
}
