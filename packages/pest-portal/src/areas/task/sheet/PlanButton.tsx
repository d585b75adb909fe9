import { floorPlanIcon, IconButton } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { sheetMessages } from './sheet.messages';

/** Opens the floor plan with what is done and what comes next. */
export function PlanButton({ onOpen }: { readonly onOpen: () => void }) {
  const t = useT(sheetMessages);
  return <IconButton icon={floorPlanIcon} label={t('inspection.plan')} variant="secondary" onClick={onOpen} />;
}
