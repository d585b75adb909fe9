import { useMessages } from '../../i18n/messages';
import * as color from '../../theme/color';
import { statesMessages } from './states.messages';

interface LoadingTextProps {
  readonly label?: string | undefined;
  /** CSS length, of what comes; in a column that is filled it takes what there is. @default 240 px */
  readonly height?: string | number | undefined;
}

/**
 * Stands in the place and height of a widget, or of a part of one, that is on its way; its words are for screen
 * readers, and for whoever has colours forced. The host pays for it with every widget: it is one box, in a grey that is there anyway.
 */
export function LoadingText({ label, height = 240 }: LoadingTextProps) {
  const t = useMessages(statesMessages);
  return (
    <div
      role="status"
      aria-busy="true"
      style={{ flex: 'auto', height, background: color.borderSoft, color: 'transparent' }}
    >
      {t('states.loading')} {label}
    </div>
  );
}
