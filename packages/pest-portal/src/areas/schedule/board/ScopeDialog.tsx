import { wallClock } from 'pest-sdk';
import { Button, Dialog, Text } from 'pest-ui';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { useSiteTime } from '../../../base/site-time';
import type { Question } from './BoardContext';
import { boardMessages } from './board.messages';
import { useBoardWords } from './useBoardWords';

export interface ScopeDialogProps {
  readonly question: Question;
  readonly onAnswer: (following: boolean) => void;
  readonly onCancel: () => void;
}

/** Asks whether a recurring service moves this once, or from here on. */
export function ScopeDialog({ question: { held, plan }, onAnswer, onCancel }: ScopeDialogProps) {
  const t = useT(boardMessages);
  const common = useT(commonMessages);
  const words = useBoardWords();
  const { timeZone } = useSiteTime();
  const to = wallClock(String(plan.plannedAt), timeZone);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onCancel()}>
      <Dialog.Content>
        <Dialog.Header>{t('board.scope.title')}</Dialog.Header>
        <Dialog.Body>
          <Text as="p">
            {t('board.scope.body', { what: words.what(held.service), when: `${words.dayName(to.day)} ${to.time}` })}
          </Text>
          <Text as="p" tone="muted">
            {t('board.scope.following.help')}
          </Text>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="secondary" onClick={onCancel}>
            {common('common.cancel')}
          </Button>
          <Button variant="secondary" onClick={() => onAnswer(true)}>
            {t('board.scope.following')}
          </Button>
          <Button variant="primary" onClick={() => onAnswer(false)}>
            {t('board.scope.this')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
