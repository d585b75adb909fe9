import { floorPlanIcon, IconButton } from 'pest-ui';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';

export interface PlanButtonProps {
  /** In a bar, where buttons have no border. */
  readonly small?: boolean | undefined;
  readonly onOpen: () => void;
}

/** Opens the floor plan with what is done and what comes next. */
export function PlanButton({ small = false, onOpen }: PlanButtonProps) {
  const common = useT(commonMessages);
  const variant = small ? 'ghost' : 'secondary';
  return <IconButton icon={floorPlanIcon} label={common('common.floorPlan')} variant={variant} onClick={onOpen} />;
}
