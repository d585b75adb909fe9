import { useMessages } from '../../i18n/messages';
import { Menu } from '../../primitives/menu/Menu';
import { heatSheetMessages } from './heat-sheet.messages';
import type { HeatExports } from './useHeatExports';

export interface ExportMenuProps {
  readonly label: string;
  readonly taken: HeatExports;
}

export function ExportMenu({ label, taken: { print, saveImage, saveCsv, busy: disabled } }: ExportMenuProps) {
  const t = useMessages(heatSheetMessages);
  return (
    <Menu
      labelled
      defaultOpen
      size="sm"
      label={label}
      items={[
        { label: t('heatMap.print'), onSelect: print, disabled },
        { label: t('heatMap.image'), onSelect: saveImage, disabled },
        { label: t('heatMap.csv'), onSelect: saveCsv, disabled },
      ]}
    />
  );
}
