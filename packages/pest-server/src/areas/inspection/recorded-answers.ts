import {
  answeredPhotos,
  answerProblems,
  type InspectionTemplateRecord,
  type RequestOf,
  recordedAnswers,
  type TemplateAnswers,
} from 'pest-sdk';
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

/**
 * What is recorded of the answers by the rules of the template that they answer: nothing that is not asked, and what is
 * calculated. An answer that does not stand is refused; one that is missing, where it is said which version was filled in.
 */
export function checkedAnswers(
  { outcome, answers, templateVersion }: RequestOf<'inspection.record'>,
  template: Pick<InspectionTemplateRecord, 'version' | 'directions'> | undefined,
  day: string,
): TemplateAnswers {
  if (!template || outcome !== 'checked') return answers;
  const recorded = recordedAnswers(template, answers, day);
  for (const [id, problem] of Object.entries(answerProblems(template, recorded, day))) {
    if (problem !== 'missing' || templateVersion === template.version) {
      refuse('general.invalidParameter', { field: `answers.${id}` });
    }
  }
  return recorded;
}

/** What was answered last time, of the items that offer it; photos are of their own day. */
export function offeredAnswers(
  template: Pick<InspectionTemplateRecord, 'directions'> | undefined,
  last: TemplateAnswers | null,
): TemplateAnswers | undefined {
  const items = template?.directions.flatMap((direction) => direction.items) ?? [];
  const offered = items.flatMap(({ id, fromLastTime }) => {
    const answer = last?.[id];
    return fromLastTime && answer !== undefined && answeredPhotos(answer).length === 0 ? [[id, answer] as const] : [];
  });
  return offered.length > 0 ? Object.fromEntries(offered) : undefined;
}
