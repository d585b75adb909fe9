import { useCallback, useState } from 'react';
import { useT } from '../../base/i18n';
import type { FieldIssue } from '../form/field-binding';
import { reviewMessages } from './review.messages';

/** Pictures that are still on their way: a form that is sent now would be without them. */
export function usePicturesUnderWay() {
  const t = useT(reviewMessages);
  const [paths, setPaths] = useState<ReadonlySet<string>>(new Set());
  const onBusy = useCallback((path: string, busy: boolean) => {
    setPaths((before) => new Set(busy ? [...before, path] : [...before].filter((one) => one !== path)));
  }, []);
  const issue: FieldIssue = { kind: 'message', message: t('review.busy') };
  return { onBusy, issues: Object.fromEntries([...paths].map((path) => [path, issue])) };
}
