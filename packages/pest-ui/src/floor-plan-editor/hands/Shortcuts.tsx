import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import { Dialog } from '../../primitives/dialog/Dialog';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, radius, space } from '../../theme/tokens';
import { shortcutMessages } from './shortcuts.messages';

/** What each press does: keys as they are engraved, the same in both languages. */
const shortcuts = [
  ['arrows', ['← ↑ → ↓']],
  ['pickUp', ['Enter', 'M']],
  ['nudge', ['← ↑ → ↓', 'Shift + ← ↑ → ↓']],
  ['putBack', ['Esc']],
  ['toggle', ['Shift + Space']],
  ['click', ['Shift + {{click}}']],
  ['frame', ['Shift + {{drag}}']],
  ['all', ['Ctrl/⌘ + A']],
  ['walk', ['Ctrl/⌘ + ← →']],
  ['copy', ['Ctrl/⌘ + D']],
  ['delete', ['Delete']],
  ['undo', ['Ctrl/⌘ + Z', 'Ctrl/⌘ + Shift + Z']],
  ['free', ['Alt + {{drag}}']],
  ['find', ['/']],
  ['help', ['?']],
] as const;

export default function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(shortcutMessages);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('shortcuts.title')}</Dialog.Header>
        <Dialog.Body>
          <List>
            {shortcuts.map(([name, keys]) => (
              <div key={name}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>
                      {key.replace('{{click}}', t('shortcuts.clicked')).replace('{{drag}}', t('shortcuts.dragged'))}
                    </kbd>
                  ))}
                </dt>
                <dd>{t(`shortcuts.${name}`)}</dd>
              </div>
            ))}
          </List>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const List = styled.dl.withConfig(named('FloorPlanShortcuts'))`
  margin: 0;
  font-size: ${fontSize.sm};
  > div {
    display: grid;
    grid-template-columns: minmax(120px, 2fr) 3fr;
    gap: ${space[3]};
    padding: ${space[1]} 0;
    border-block-end: 1px solid ${color.borderSoft};
  }
  dt {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
  }
  dd {
    margin: 0;
  }
  kbd {
    padding: 1px ${space[1]};
    border-radius: ${radius.sm};
    background: ${color.surfaceHover};
    font: inherit;
  }
`;
