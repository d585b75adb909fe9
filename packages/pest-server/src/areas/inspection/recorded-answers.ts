import { answeredPhotos, type TemplateAnswers } from 'pest-sdk';
import { refuse } from '../../call/refusal';

/**
 * Answers with the photos that they name by other addresses; a photo without one is left out. A photo of an answer is one
 * of the check, which is where it is kept and let go.
 */
export function withAddresses(
  answers: TemplateAnswers,
  addressOf: (photo: string) => string | undefined,
): TemplateAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => {
      if (typeof answer !== 'object' || !('photos' in answer)) return [id, answer];
      return [id, { photos: answer.photos.flatMap((photo) => addressOf(photo) ?? []) }];
    }),
  );
}

/** Refuses an answer with a photo that is none of the check. */
export function requireOwnPhotos(answers: TemplateAnswers, photos: readonly string[]): void {
  for (const [id, answer] of Object.entries(answers)) {
    if (answeredPhotos(answer).some((photo) => !photos.includes(photo))) {
      refuse('general.invalidParameter', { field: `answers.${id}` });
    }
  }
}
