import { floorPlanIcon, IconButton } from 'pest-ui';
import { useT } from '../../base/i18n';
import { sheetMessages } from './sheet.messages';

export interface PlanButtonProps {
  /** In a bar, where buttons have no border. */
  readonly small?: boolean | undefined;
  readonly onOpen: () => void;
}

/** Opens the floor plan with what is done and what comes next. */
export function PlanButton({ small = false, onOpen }: PlanButtonProps) {
  const t = useT(sheetMessages);
  const variant = small ? 'ghost' : 'secondary';
  return <IconButton icon={floorPlanIcon} label={t('inspection.plan')} variant={variant} onClick={onOpen} />;
}
