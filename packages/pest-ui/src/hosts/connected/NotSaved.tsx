import { useMessages } from '../../i18n/messages';
import { Notice } from '../../primitives/notice/Notice';
import type { StateParts } from '../../widget/widget.types';
import { notSavedMessages } from './NotSaved.messages';

/** A change that the server refused, said in a line: what is there stays where it is. */
export function NotSaved({ message }: StateParts['Error']) {
  const t = useMessages(notSavedMessages);
  return (
    <Notice tone="danger" role="alert">
      {t('notSaved.why', { why: message ?? '' })}
    </Notice>
  );
}
