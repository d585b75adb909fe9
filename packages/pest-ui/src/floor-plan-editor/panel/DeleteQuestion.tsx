import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PlanDevice } from '../../floor-plan/floor-plan.types';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Row } from '../../primitives/layout/Row';
import { Text } from '../../primitives/text/Text';
import { useStableCallback } from '../../state/useStableCallback';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, radius, space } from '../../theme/tokens';
import { useHostCall } from '../../widget/useHostCall';
import type { FloorPlanEditorOwnProps } from '../FloorPlanEditor.types';
import { planPanelMessages } from './plan-panel.messages';

interface DeleteQuestionProps extends Pick<FloorPlanEditorOwnProps, 'onBeforeDelete' | 'onError' | 'describeError'> {
  readonly question: string;
  readonly confirm: string;
  readonly devices: readonly PlanDevice[];
  readonly onKeep: () => void;
  /** Of those that were asked about, whatever is selected by then. */
  readonly onDelete: (devices: readonly PlanDevice[]) => void;
}

/** Asks in place, beside what would go, and then the host; focus moves to the safe answer. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { question, confirm, devices, onBeforeDelete, onKeep } = props;
  const t = useMessages(planPanelMessages);
  const call = useHostCall('floor-plan-editor', 'delete', props);
  const [refused, setRefused] = useState(false);
  const remove = useStableCallback(props.onDelete);
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  const answer = async () => {
    if (!onBeforeDelete) return remove(devices);
    let may = false;
    const answered = await call.run(async (options) => {
      // The question may be gone by the time of the answer: then they are kept.
      may = (await onBeforeDelete(devices, options)) && !options.signal.aborted;
    });
    if (may) remove(devices);
    else setRefused(answered);
  };
  const keepOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Keeps layers around it from closing on the same key.
    event.stopPropagation();
    onKeep();
  };
  return (
    <Ask role="alertdialog" aria-label={question} onKeyDown={keepOnEscape}>
      {question}
      <Row>
        <Button size="sm" ref={safe} onClick={onKeep}>
          {t('floorPlan.keepDevice')}
        </Button>
        <Button size="sm" variant="danger" loading={call.pending} onClick={() => void answer()}>
          {confirm}
        </Button>
      </Row>
      {(refused || call.refusal) && (
        <Text as="p" tone="danger" role="alert">
          {call.refusal ?? t('floorPlan.notDeleted')}
        </Text>
      )}
    </Ask>
  );
}

const Ask = styled.div.withConfig(named('FloorPlanAsk'))`
  margin-top: ${space[3]};
  padding: ${space[3]};
  border: 1px solid ${color.danger};
  border-radius: ${radius.md};
  background: ${color.dangerSoft};
  color: ${color.text};
  font-size: ${fontSize.sm};
`;
